import type { PageKind } from '../../shared/content/pages/pages-admin.ts'
import type { SampleSite, SampleThing } from '../../shared/content/sample-site.ts'
import { cut } from '../../shared/text.ts'
import { somePictures } from '../modules/content/media/index.ts'
import { listTemplates, somePages } from '../modules/content/pages/index.ts'
import type { Ctx } from '../platform/context.ts'
import { recordReads } from './reads.ts'

/** As many of each kind as the largest sample shows. */
const most = 6

/** Fits into every field that shows a title. */
const longest = 120

/** Facts and links of the site for the sample texts of new sections on this page, template or group. */
export async function readSampleSite(
  ctx: Ctx,
  { kind, key, title }: { kind: PageKind; key: string; title: string },
): Promise<SampleSite> {
  const reads = recordReads(ctx, new Set())
  const { name, settings } = ctx.site
  const isPage = kind === 'page' && key !== settings.home
  const [pages, categories, products, templates, pictures] = await Promise.all([
    somePages(ctx, { without: isPage ? [settings.home, key] : [settings.home], most }),
    reads.categories(),
    reads.firstProducts({ sort: 'created', size: most }),
    listTemplates(ctx),
    somePictures(ctx, most),
  ])
  const pictured = products.flatMap(({ basicDetails: { media } }) => media.slice(0, 1))
  return {
    name,
    title: cut(isPage ? title : name, longest),
    pages: pages.map(short),
    categories: categories
      .filter(({ parentId }) => parentId === null)
      .slice(0, most)
      .map(short),
    products: products.map(({ name, path }) => short({ title: name, path })),
    search: templates.has('search') && products.length > 0,
    pictures: (pictured.length > 0 ? pictured : pictures).map(({ id, alt }) => ({ media: id, alt })),
  }
}

const short = ({ title, path }: SampleThing): SampleThing => ({ title: cut(title, longest), path })
