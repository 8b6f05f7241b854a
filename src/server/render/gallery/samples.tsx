import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IslandRoot } from '../../../client/island-root.tsx'
import { type PageInfo, PageProvider } from '../../../sections/define/page-info.tsx'
import { loadsWith } from '../../../sections/define/section.ts'
import type { OfferedLook } from '../../../sections/looks.ts'
import { isKind } from '../../../shared/content/kinds/index.ts'
import type { ServerKinds } from '../../modules/kind.ts'
import { type Ctx, cached } from '../../platform/context.ts'
import { pageInfo } from '../page-body.ts'
import { picturesIn, withPictures } from '../pictures.ts'
import { recordReads } from '../reads.ts'
import { readSampleSite } from '../sample-site.ts'

/** A look's sample: its stored properties and its HTML, '' if there is nothing to show. */
export type Sample = { props: Record<string, unknown>; html: string }

/** A look's sample with the catalogue of `shop`, cached until its data changes. */
export async function sampleOf(kinds: ServerKinds, shop: Ctx, look: OfferedLook): Promise<Sample> {
  const { value } = await cached(shop, `gallery:${look.id}`, async () => {
    const tags = new Set(['site'])
    return { value: await makeSample(kinds, shop, look, tags), tags }
  })
  return value
}

/** Islands are rendered as static HTML. */
async function makeSample(kinds: ServerKinds, shop: Ctx, look: OfferedLook, tags: Set<string>): Promise<Sample> {
  const { stored, props, page, data } = await readSample(kinds, shop, look, tags)
  if (loadsWith(look.section, props) && data === undefined) return { props: stored, html: '' }
  const view = <PageProvider value={page}>{createElement(look.section.view, { props, data })}</PageProvider>
  const html = renderToStaticMarkup(<IslandRoot>{view}</IslandRoot>, {
    identifierPrefix: `sample-${look.id.replace('/', '-')}-`,
  })
  return { props: stored, html: withPicturesOf(shop, inert(html)) }
}

type ReadSample = {
  /** As a page stores them; `props` also has the facts of their pictures. */
  stored: Record<string, unknown>
  props: Record<string, unknown>
  page: PageInfo
  /** Data loaded by the section; undefined if it loads none or finds none. */
  data: unknown
}

/** A look's sample with everything its view needs. A section of a kind's template gets an example thing of that kind. */
export async function readSample(
  kinds: ServerKinds,
  shop: Ctx,
  { section, sample }: OfferedLook,
  tags: Set<string>,
): Promise<ReadSample> {
  const reads = recordReads(shop, tags)
  const bare = pageInfo(shop, { path: '/sections', query: {}, params: {} })
  const site = await readSampleSite(shop, { kind: 'page', key: shop.site.settings.home, title: shop.site.name })
  const stored = section.schema.parse(sample(site)) as Record<string, unknown>
  const props = withPictures(stored, await reads.pictures(picturesIn(stored)))
  const kind = section.only !== undefined && isKind(section.only) ? kinds[section.only] : undefined
  const page = kind ? { ...bare, params: { path: (await kind.example?.(reads)) ?? '' } } : bare
  const data = loadsWith(section, props)
    ? await section.load?.(props, reads, page, { id: section.type, leads: true })
    : undefined
  // Incomplete samples are not cached.
  if (reads.isIncomplete()) throw new Error(`the sample of ${section.type} could not be read whole`)
  return { stored, props, page, data }
}

/** Pictures belong to their site, so those of samples are loaded from the shop's host. */
function withPicturesOf({ site }: Ctx, html: string): string {
  return html.replaceAll(/(?<=["\s,])\/media\//g, `${site.origin}/media/`)
}

/**
 * Disables a sample: links lead to itself, and forms become plain elements, so that nothing is sent. Attributes contain no `>`,
 * because React and the sanitiser escape it.
 */
function inert(html: string): string {
  return html
    .replace(/<a\b[^>]*>/g, (tag) =>
      tag.replace(/\shref="(?!#)[^"]*"/, ' href="#main"').replace(/\s(target|rel|download)="[^"]*"/g, ''),
    )
    .replace(/<form\b[^>]*>/g, (tag) => tag.replace('<form', '<div').replace(/\s(action|method|enctype)="[^"]*"/gi, ''))
    .replaceAll('</form>', '</div>')
    .replace(/\s(form|formaction)="[^"]*"/gi, '')
}
