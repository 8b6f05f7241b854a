import { eq } from 'drizzle-orm'
import { type SiteSettings, siteSettings } from '../../../../shared/sites/site-settings.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { addShipped } from '../../content/media/index.ts'
import { createPages, draftSections, pageSample } from '../../content/pages/index.ts'
import { blogSamples, importBlog } from '../../content/posts/index.ts'
import { importTranslations } from '../../content/translations/index.ts'
import { sites } from '../../ground/directory/index.ts'
import { markingSamples, type SampleThing, sampleWords } from '../../ground/samples/index.ts'
import { brandSample } from '../../selling/brands/index.ts'
import { categorySample, importCategories } from '../../selling/categories/index.ts'
import { importProducts, productSample } from '../../selling/products/index.ts'
import { translatables } from '../translatables/index.ts'
import { documentOf } from './read-pages.ts'
import { inTheNameOf, resolvePictures } from './references.ts'
import type { Starter, StarterPage } from './starter.ts'

type Ids = Map<string, string>

export type SettingsPart = 'shipping' | 'business'

/**
 * Fills a new site from a starter, all or nothing: pictures, categories, products, blog, pages, translations, settings. Used by
 * sign-up and the demonstration. Everything is a sample until it is changed, except in the demonstration (B191).
 * @param brought parts of its settings that are the starter's, by which they are samples
 * @returns the resulting settings
 */
export function fillSite(
  ctx: Ctx,
  starter: Starter,
  brought: SettingsPart[] = sampleSettings(starter),
): Promise<SiteSettings> {
  return transaction(ctx, (ctx) => {
    // The demonstration's products are for sale, so they are not samples.
    if (starter.settings.demo) return fill(ctx, starter)
    const own = { things: broughtThings, settings: brought, words: wordsOf(starter) }
    return markingSamples(ctx, own, () => fill(ctx, starter))
  })
}

/** Things that `fill` creates. */
const broughtThings: SampleThing[] = [productSample, categorySample, brandSample, pageSample, ...blogSamples]

/** Settings that describe the starter's business. */
function sampleSettings({ settings }: Starter): SettingsPart[] {
  return settings.business?.address?.line1 ? ['shipping', 'business'] : ['shipping']
}

/** Types of the sections whose words the starter wrote, by the key of its template. */
function wordedTemplates({ pages, ownTemplates }: Starter): Map<string, string[]> {
  const own = pages.filter(({ kind, key }) => kind === 'template' && ownTemplates.includes(key))
  const typesOf = ({ sections }: StarterPage) =>
    sections.flatMap(({ type, props }) => (sampleWords({ props }) === undefined ? [] : [type]))
  return new Map(own.map((page) => [page.key, typesOf(page)]))
}

/** Sections with words of the starter: all of its pages, and of templates those that it wrote itself. */
const wordsOf = (starter: Starter) => async (ctx: Ctx, pageIds: string[]) => {
  const templates = wordedTemplates(starter)
  const found = await draftSections(ctx, pageIds, [...templates.keys()])
  return found.map(({ id, kind, key, sections }) => {
    const isOwn = ({ type }: { type: string }) => kind !== 'template' || templates.get(key)?.includes(type)
    return { id, sections: sections.filter(isOwn) }
  })
}

async function fill(ctx: Ctx, starter: Starter): Promise<SiteSettings> {
  const ids = await addPictures(ctx, starter)
  const settings = settingsOf(ctx, starter, ids)
  await ctx.db.update(sites).set({ settings, starter: starter.folder }).where(eq(sites.id, ctx.site.id))
  await addCatalogue(ctx, starter, ids)
  await addBlog(ctx, starter, ids)
  await createPages(
    ctx,
    starter.pages.map((page) => {
      const { kind, key, title, seo = {} } = page
      const texts = { title, seo: resolvePictures(seo, ids), document: documentOf(page, ids) }
      return { kind, key, ...inTheNameOf(ctx.site.name, texts) }
    }),
  )
  await addLanguages({ ...ctx, site: { ...ctx.site, settings, starter: starter.folder } }, starter)
  await announce(ctx, 'site')
  return settings
}

/** @returns ids by name. Several names may share an image, which gets the first one's description */
async function addPictures(ctx: Ctx, { pictures }: Starter): Promise<Ids> {
  const once = new Map([...pictures].toReversed().map(([name, picture]) => [picture.hash, { name, ...picture }]))
  const ids = await addShipped(
    ctx,
    [...once.values()].map(({ name, hash, ...picture }) => {
      const fileName = `${name}.${picture.contentType === 'image/avif' ? 'avif' : 'svg'}`
      return { ...picture, shipped: hash, fileName }
    }),
  )
  const idOf = new Map([...once.keys()].map((hash, index) => [hash, ids[index] ?? '']))
  return new Map([...pictures].map(([name, { hash }]) => [name, idOf.get(hash) ?? '']))
}

/** A starter never changes the payment modes, which the deployment limits, or the newsletter's confirmation. */
function settingsOf({ site }: Ctx, { name, logo, settings }: Starter, ids: Ids): SiteSettings {
  const id = logo === undefined ? undefined : ids.get(logo)
  const logoOf = id ? { logo: { id, alt: name } } : {}
  const { payments, newsletter } = site.settings
  return siteSettings.parse({ ...resolvePictures(settings, ids), ...logoOf, payments, newsletter })
}

const day = 86_400_000

function addBlog(ctx: Ctx, { blog }: Starter, ids: Ids): Promise<void> {
  const now = ctx.now().getTime()
  return importBlog(ctx, {
    authors: blog.authors.map((author) => ({ ...author, mediaId: null })),
    categories: blog.categories,
    posts: blog.posts.map(({ picture, daysAgo, ...post }) => ({
      ...post,
      mediaId: ids.get(picture) ?? null,
      publishAt: new Date(now - daysAgo * day),
    })),
  })
}

async function addCatalogue(ctx: Ctx, { categories, products, pictures }: Starter, ids: Ids): Promise<void> {
  const shown = (name: string) => ({ id: ids.get(name) ?? '', alt: pictures.get(name)?.alt ?? '' })
  await importCategories(
    ctx,
    categories.map(({ picture, ...category }) => ({ ...category, mediaId: shown(picture).id })),
  )
  // Lists show the newest first, so products are added from the end.
  await importProducts(
    ctx,
    products.toReversed().map(({ pictures, options, ...product }) => ({
      ...product,
      options: options.map(({ looks, ...option }) => ({
        ...option,
        looks: looks?.map((look) => ({ ...look, picture: ids.get(look.picture) ?? '' })),
      })),
      media: pictures.map(shown),
    })),
  )
}

async function addLanguages(ctx: Ctx, { languages }: Starter): Promise<void> {
  for (const { locale, words } of languages) {
    const dictionary = new Map(inTheNameOf(ctx.site.name, [...words]))
    await importTranslations(ctx, translatables, locale, dictionary)
  }
}
