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

/** A look's sample on a shop: what is stored of it, and how it is drawn; empty HTML where there is nothing to show. */
export type Sample = { props: Record<string, unknown>; html: string }

/** The sample of a look with the catalogue of `shop`, drawn once until something of it changes. */
export async function sampleOf(kinds: ServerKinds, shop: Ctx, look: OfferedLook): Promise<Sample> {
  const { value } = await cached(shop, `gallery:${look.id}`, async () => {
    const tags = new Set(['site'])
    return { value: await makeSample(kinds, shop, look, tags), tags }
  })
  return value
}

/** Without islands: they are drawn like all else, and stay as they are. */
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
  /** As a page stores them, and with what is known of their pictures. */
  stored: Record<string, unknown>
  props: Record<string, unknown>
  page: PageInfo
  /** What the section has loaded; undefined where it loads nothing, or finds nothing to show. */
  data: unknown
}

/** The sample of a look with all that its view is given. A section of one kind's template gets an example of that kind. */
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
  const data = loadsWith(section, props) ? await section.load?.(props, reads, page) : undefined
  // Nothing is cached of what could not be read whole.
  if (reads.isIncomplete()) throw new Error(`the sample of ${section.type} could not be read whole`)
  return { stored, props, page, data }
}

/** Pictures belong to their site, so those of the samples come from the shop's own host. */
function withPicturesOf({ site }: Ctx, html: string): string {
  return html.replaceAll(/(?<=["\s,])\/media\//g, `${site.origin}/media/`)
}

/**
 * A sample is to be looked at: its links lead to itself, and none of its fields stands in a form, so nothing is sent with or
 * without script. Attributes have no `>`, which React and the sanitiser write as an entity.
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
