import { eq } from 'drizzle-orm'
import { type SiteSettings, siteSettings } from '../../../../shared/sites/site-settings.ts'
import type { StarterProduct } from '../../../../starters/catalogue.ts'
import { resolvePictures, type Starter, type StarterPage } from '../../../../starters/starter.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { addMedia } from '../../content/media/index.ts'
import { createPage } from '../../content/pages/index.ts'
import { importCategory } from '../../selling/categories/index.ts'
import { importProduct } from '../../selling/products/index.ts'
import { sites } from '../directory/index.ts'

/**
 * Fills a new site from a starter, all of it or nothing: pictures, categories, products, pages, settings. Sign-up and the
 * demonstration use the same starters.
 * @returns the settings that the site has then
 */
export function useStarter(ctx: Ctx, starter: Starter): Promise<SiteSettings> {
  return transaction(ctx, async (ctx) => {
    const pictures = await addPictures(ctx, starter)
    const settings = siteSettings.parse(withLogo(resolvePictures(starter.settings, pictures), starter, pictures))
    await ctx.db.update(sites).set({ settings }).where(eq(sites.id, ctx.site.id))
    for (const { picture, ...category } of starter.categories) {
      const media = await addPicture(ctx, `category-${category.path}`, picture.draw(), picture.alt)
      await importCategory(ctx, { ...category, mediaId: media })
    }
    // The newest stands first in lists, so the starter's order is kept by adding from its end.
    for (const product of starter.products.toReversed()) await addStarterProduct(ctx, product)
    for (const page of starter.pages) await addPage(ctx, page, pictures)
    await announce(ctx, 'site')
    return settings
  })
}

async function addPictures(ctx: Ctx, { pictures }: Starter): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [name, picture] of Object.entries(pictures)) {
    ids.set(name, await addPicture(ctx, name, picture.draw(), picture.alt))
  }
  return ids
}

async function addPicture(ctx: Ctx, name: string, svg: string, alt: string): Promise<string> {
  const { id } = await addMedia(ctx, { bytes: Buffer.from(svg), fileName: `${name}.svg`, alt })
  return id
}

function withLogo(
  settings: Starter['settings'],
  { logo, name }: Starter,
  pictures: Map<string, string>,
): Starter['settings'] {
  const id = logo ? pictures.get(logo) : undefined
  return id ? { ...settings, logo: { id, alt: name } } : settings
}

async function addStarterProduct(ctx: Ctx, { pictures, ...product }: StarterProduct): Promise<void> {
  const media = []
  for (const [index, { draw, alt }] of pictures.entries()) {
    media.push({ id: await addPicture(ctx, `${product.path}-${index + 1}`, draw(), alt), alt })
  }
  await importProduct(ctx, { ...product, media })
}

function addPage(ctx: Ctx, page: StarterPage, pictures: Map<string, string>): Promise<void> {
  const sections = page.sections.map((section, index) => ({
    id: `s${index + 1}`,
    type: section.type,
    props: section.props ?? {},
  }))
  const document = resolvePictures({ sections, groups: page.groups }, pictures)
  const seo = resolvePictures(page.seo ?? {}, pictures)
  return createPage(ctx, { kind: page.kind, key: page.key, title: page.title, seo, document })
}
