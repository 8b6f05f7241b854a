import type { Logger } from 'pino'
import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IslandRoot } from '../../client/island-root.tsx'
import type { PlacedSection } from '../../sections/define/document.ts'
import { type IslandSink, IslandSinkProvider, type KeptPart, type PlacedIsland } from '../../sections/define/island.tsx'
import { type PageInfo, PageProvider } from '../../sections/define/page-info.tsx'
import type { Reads } from '../../sections/define/reads.ts'
import type { Section } from '../../sections/define/section.ts'
import { sectionOf } from '../../sections/registry.ts'
import { isOutage } from '../platform/http/errors.ts'
import { createCache, type Made } from '../platform/tag-cache.ts'

/** `failed`: it could not be made this time, and may well be the next. */
export type RenderedSection = { html: string; islands: number; failed?: boolean }

const nothing: RenderedSection = { html: '', islands: 0 }

/**
 * One placed section as HTML: its properties brought up to date and checked, its data loaded, its view rendered, its
 * islands put in their places. An unknown, invalid or failing section renders nothing in public, and is logged.
 * @throws when the database is not there
 */
export async function renderSection(
  placed: PlacedSection,
  page: PageInfo,
  reads: Reads,
  log: Logger,
): Promise<RenderedSection> {
  const section = sectionOf(placed.type)
  if (!section || placed.hidden) return nothing
  try {
    const props = checked(section, placed)
    if (!props.success) {
      log.warn(
        { section: placed.type, id: placed.id, issues: props.error.issues },
        'a section with invalid properties is left out',
      )
      return nothing
    }
    const data = await section.load?.(props.data, reads, page)
    if (section.load && data === undefined) return nothing
    const draw = () => markup(createElement(section.view, { props: props.data, data }), placed.id, page)
    return await (section.load ? draw() : drawnOnce(props.data, page, draw))
  } catch (error) {
    // Without the database every list would be missing: that is no page to show, nor to be found by search engines.
    if (isOutage(error)) throw error
    log.error({ err: error, section: placed.type, id: placed.id }, 'a section failed to render and is left out')
    return { ...nothing, failed: true }
  }
}

const drawings = createCache<Made & { section: RenderedSection }>(
  16 * 1024 * 1024,
  ({ section }) => 2 * section.html.length + 1_000,
)
const numbers = new WeakMap<object, number>()
let lastNumber = 0
const ofNothing = new Set<string>()

/**
 * A section that asks for nothing, such as the header, is drawn once for each page that it stands on, as long as its
 * document is kept: a page that is made anew because a product has changed draws what shows the product.
 */
async function drawnOnce(props: unknown, page: PageInfo, draw: () => RenderedSection): Promise<RenderedSection> {
  if (typeof props !== 'object' || props === null) return draw()
  const number = numbers.get(props) ?? ++lastNumber
  numbers.set(props, number)
  // The day, because a footer may tell the year.
  const key = `${number} ${new Date().toDateString()} ${JSON.stringify(page)}`
  const { section } = await drawings.getOrMake(key, 0, async () => ({ tags: ofNothing, section: draw() }))
  return section
}

const known = new WeakMap<PlacedSection, ReturnType<typeof check>>()

/** Its properties, brought up to date and checked: once for a document that is kept, however many pages it stands on. */
function checked(section: Section, placed: PlacedSection) {
  const props = known.get(placed) ?? check(section, placed)
  known.set(placed, props)
  return props
}

function check(section: Section, { v, props }: PlacedSection) {
  return section.schema.safeParse(section.upgrade && v < section.version ? section.upgrade(props, v) : props)
}

export function markup(element: React.ReactElement, id: string, page: PageInfo): RenderedSection {
  const { html, islands } = render(<PageProvider value={page}>{element}</PageProvider>, `${id}-`)
  // The marks cannot come from content: text is escaped, and rich text loses its comments when it is written.
  const filled = html.replace(islandMark, (_, index) => islandMarkup(islands[Number(index)], `${id}-${index}-`))
  return { html: filled, islands: islands.length }
}

type Rendered = { html: string; islands: PlacedIsland[] }

const islandMark = /<!--island:(\d+)-->/g

/** Static HTML with marks where islands belong. */
function render(element: React.ReactElement, identifierPrefix: string): Rendered {
  const islands: PlacedIsland[] = []
  const place: IslandSink['place'] = (island) => `<!--island:${islands.push(island) - 1}-->`
  const draw: IslandSink['draw'] = (part) => {
    const drawn = drawPart(part)
    return drawn.html.replace(islandMark, (mark, index) => {
      const island = drawn.islands[Number(index)]
      return island ? place(island) : mark
    })
  }
  const html = renderToStaticMarkup(<IslandSinkProvider value={{ place, draw }}>{element}</IslandSinkProvider>, {
    identifierPrefix,
  })
  return { html, islands }
}

const parts = new Map<string, Rendered>()
const mostParts = 10_000

/** All that a part depends on is in its properties, so nothing ever has to be dropped but for want of room. */
function drawPart({ name, of, props }: KeptPart): Rendered {
  const key = `${name} ${JSON.stringify(props)}`
  const before = parts.get(key)
  if (before) return before
  const drawn = render(createElement(of, props as Record<string, unknown>), '')
  if (parts.size >= mostParts) parts.clear()
  parts.set(key, drawn)
  return drawn
}

function islandMarkup(island: PlacedIsland | undefined, prefix: string): string {
  if (!island) return ''
  const data = inertJson(island.props)
  return `<script type="application/json" data-prefix="${prefix}">${data}</script><div class="contents" data-root>${firstView(island, data, prefix)}</div>`
}

const firstViews = new Map<string, string>()
const mostViews = 5_000

/** An island's HTML is the same wherever it has the same data, unless it holds ids, which begin with the prefix. */
function firstView({ name, of, props }: PlacedIsland, data: string, prefix: string): string {
  const key = `${name} ${data}`
  const before = firstViews.get(key)
  if (before !== undefined) return before
  const html = renderToString(<IslandRoot>{createElement(of, props)}</IslandRoot>, { identifierPrefix: prefix })
  if (key.length < 1_000 && !html.includes(prefix)) {
    if (firstViews.size >= mostViews) firstViews.clear()
    firstViews.set(key, html)
  }
  return html
}

/** JSON that cannot end the element it stands in. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '')
}
