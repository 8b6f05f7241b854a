import type { Logger } from 'pino'
import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRoot } from '../../client/island-root.tsx'
import { AreasProvider, type DrawArea } from '../../sections/define/area.tsx'
import { currentProps } from '../../sections/define/current-props.ts'
import {
  type IslandSink,
  IslandSinkProvider,
  type KeptPart,
  type Outside,
  type PlacedIsland,
} from '../../sections/define/island.tsx'
import { answersOf, type PageInfo, PageProvider, type PageUse } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import { loadsWith, type Place } from '../../sections/define/section.ts'
import { sectionOf } from '../../sections/registry.ts'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { perObject } from '../../shared/per-object.ts'
import { drawingFor, type SiteNow, siteNowKey } from '../../shared/site-now.ts'
import { translatorOf } from '../../shared/translators.ts'
import { isOutage } from '../platform/http/errors.ts'
import { createCache, type Made } from '../platform/tag-cache.ts'
import { type Pictures, withPictures } from './pictures.ts'

/** `failed`: rendering failed but may succeed next time. `outside`: third party whose script it includes. */
export type RenderedSection = { html: string; islands: number; failed?: boolean; outside?: Outside }

const nothing: RenderedSection = { html: '', islands: 0 }

/**
 * `pictures`: those that the section refers to. `scope` begins the ids of its elements: sections of other documents may have its id.
 * `leads`: as in `Place`.
 */
type Using = { reads: Reads; pictures: Pictures; log: Logger; scope: string; leads: boolean }

/**
 * Renders one placed section to HTML: upgrades and validates its properties, loads its data, renders its view and inserts its
 * islands. An unknown, invalid or failing section renders nothing in public, and is logged.
 * @throws Error during a database outage
 */
export async function renderSection(
  placed: PlacedSection,
  page: PageInfo,
  { reads, pictures, log, scope, leads }: Using,
): Promise<RenderedSection> {
  const section = sectionOf(placed.type)
  if (!section || placed.hidden) return nothing
  try {
    const found = checked(placed)
    // A failed one was logged where its document was read.
    if (typeof found === 'string') return nothing
    if (!found.success) {
      log.warn(
        { section: placed.type, id: placed.id, issues: found.error.issues },
        'a section with invalid properties is left out',
      )
      return nothing
    }
    const props = withPictures(found.data, pictures)
    const loads = loadsWith(section, props)
    const place: Place = { id: scope + placed.id, leads }
    const data = loads ? await section.load?.(props, reads, page, place) : undefined
    if (loads && data === undefined) return nothing
    const draw = (use?: PageUse) => markup(createElement(section.view, { props, data }), scope + placed.id, page, use)
    return loads ? draw() : drawnOnce(props, page, draw)
  } catch (error) {
    // During an outage every list would be missing: such a page must not be shown or indexed.
    if (isOutage(error)) throw error
    log.error({ err: error, section: placed.type, id: placed.id }, 'a section failed to render and is left out')
    return { ...nothing, failed: true }
  }
}

const drawings = createCache<Made & { section: RenderedSection }>(
  16 * 1024 * 1024,
  ({ section }) => 2 * section.html.length + 1_000,
)
let lastNumber = 0
/** A number for properties, and everything that renderings of them have read of their page. */
const drawnOf = perObject((): { number: number; use: PageUse } => ({
  number: ++lastNumber,
  use: { fields: new Set(), links: new Set() },
}))
const ofNothing = new Set<string>()

/**
 * Caches the HTML of a section that loads no data, such as the header, for all pages with equal answers to what it reads of
 * them. One rendering may not read everything, since an answer may lead to another read; but then the earlier answers differed
 * already, and so did the key.
 */
function drawnOnce(props: unknown, page: PageInfo, draw: (use?: PageUse) => RenderedSection): RenderedSection {
  if (typeof props !== 'object' || props === null) return draw()
  const { number, use } = drawnOf(props)
  // The date is part of the key, because a footer may show the year.
  const site = siteNowKey(page.site)
  const key = () => `${number} ${new Date().toDateString()} ${site} ${answersOf(use, page)}`
  const before = drawings.get(key())
  if (before) return before.section
  const section = draw(use)
  drawings.set(key(), 0, { tags: ofNothing, section })
  return section
}

/** A section's properties, upgraded and validated once per cached document. */
const checked = perObject((placed: PlacedSection) => {
  const section = sectionOf(placed.type)
  if (!section) return 'unknown'
  const { props, failed } = currentProps(section, placed)
  return failed === undefined ? section.schema.safeParse(props) : 'failed'
})

export function markup(element: React.ReactElement, id: string, page: PageInfo, use?: PageUse): RenderedSection {
  return drawingFor(page.site, () => drawMarkup(element, id, page, use))
}

function drawMarkup(element: React.ReactElement, id: string, page: PageInfo, use?: PageUse): RenderedSection {
  const { html, islands } = pieces(
    <PageProvider value={page} use={use}>
      <AreasProvider value={markedArea}>{element}</AreasProvider>
    </PageProvider>,
    `${id}-`,
  )
  const [start = '', ...rest] = html
  const filled = rest.map((text, index) => islandMarkup(islands[index], `${id}-${index}-`) + text)
  const outside = islands.find((island) => island.outside)?.outside
  return { html: start + filled.join(''), islands: islands.length, ...(outside && { outside }) }
}

// Cached HTML contains only marks for its areas, because their content differs by page.
const areaMark = /<!--area:(\d)-->/g

const markedArea: DrawArea = (area, className) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: `<!--area:${area}-->` }} />
)

/** @param held content of an area. @returns '' if there are areas and all are empty */
export function filledAreas(html: string, held: (area: number) => string): string {
  let [areas, filled] = [0, 0]
  const whole = html.replace(areaMark, (_, area) => {
    const inner = held(Number(area))
    areas += 1
    filled += inner === '' ? 0 : 1
    return inner
  })
  return areas > 0 && filled === 0 ? '' : whole
}

/** HTML split at its islands: one island between each two pieces. */
type Pieces = { html: string[]; islands: DataIsland[] }

/** An island with its serialised data. */
type DataIsland = PlacedIsland & { data: string }

// Content cannot contain a mark: text is escaped, and comments are removed from rich text when it is stored.
const mark = /<!--piece:(\d+)-->/

/** Renders static HTML and inserts the cached parts. */
function pieces(element: React.ReactElement, identifierPrefix: string): Pieces {
  const placed: Pieces[] = []
  const put = (piece: Pieces) => `<!--piece:${placed.push(piece) - 1}-->`
  const sink: IslandSink = {
    place: (island) => put({ html: ['', ''], islands: [{ ...island, data: inertJson(island.props) }] }),
    draw: (part) => put(drawPart(part)),
  }
  const drawn = <IslandSinkProvider value={sink}>{element}</IslandSinkProvider>
  const [start = '', ...marked] = renderToStaticMarkup(drawn, { identifierPrefix }).split(mark)
  const html = [start]
  const islands: DataIsland[] = []
  const append = (text = '') => html.push(html.pop() + text)
  for (let index = 0; index < marked.length; index += 2) {
    const piece = placed[Number(marked[index])]
    append(piece?.html[0])
    html.push(...(piece?.html.slice(1) ?? []))
    islands.push(...(piece?.islands ?? []))
    append(marked[index + 1])
  }
  return { html, islands }
}

const partsOf = perObject(() => new Map<string, Pieces>())
const mostLooks = 4

/** Cached by object identity of `item` and by `look`. */
function drawPart({ name, of, item, look }: KeptPart): Pieces {
  const known = partsOf(item)
  const key = `${name} ${JSON.stringify(look)} ${siteNowKey()}`
  const before = known.get(key)
  if (before) return before
  const drawn = pieces(createElement(of, { ...look, item }), '')
  if (known.size >= mostLooks) known.clear()
  known.set(key, drawn)
  return drawn
}

function islandMarkup(island: DataIsland | undefined, prefix: string): string {
  if (!island) return ''
  const { data } = island
  return `<script type="application/json" data-prefix="${prefix}">${data}</script><div class="contents" data-root>${firstView(island, prefix)}</div>`
}

const firstViews = new Map<string, string>()
const mostViews = 5_000

/** Cached by an island's data, unless its HTML contains ids, which begin with the prefix. */
function firstView({ name, of, props, data }: DataIsland, prefix: string): string {
  const key = `${name} ${siteNowKey()} ${data}`
  const before = firstViews.get(key)
  if (before !== undefined) return before
  const html = renderToString(<IslandRoot>{createElement(of, props)}</IslandRoot>, { identifierPrefix: prefix })
  if (key.length < 1_000 && !html.includes(prefix)) {
    if (firstViews.size >= mostViews) firstViews.clear()
    firstViews.set(key, html)
  }
  return html
}

/** JSON that is safe inside a script element. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '')
}

/** The site's settings for islands in the browser; '' if all are defaults. */
export function siteForBrowser({ messages, rules, prefix, locale = '', guests }: SiteNow): string {
  const site = { messages, rules, prefix, locale: translatorOf(locale) ? locale : undefined, guests }
  return siteNowKey(site) === '' ? '' : inertJson(site)
}
