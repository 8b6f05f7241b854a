import { and, asc, eq, sql } from 'drizzle-orm'
import type { Category } from '../../../../shared/selling/catalogue/categories.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { media } from '../../content/media/index.ts'
import { type MapTexts, partOf, type Translatable, translated, wantedOf } from '../../content/translations/index.ts'
import { mapEnteredTexts, shownFields } from '../custom-fields/index.ts'
import { sayAnew } from '../say-anew.ts'
import { categoriesTag, categoryTag } from '../tags.ts'
import { categories } from './categories.tables.ts'

type Texts = Pick<Category, 'title' | 'description' | 'custom'> & { alt: string }

const mapTexts: MapTexts<Texts> = ({ title, description, alt, custom = [] }, say) => ({
  title: say(title, 'Name'),
  description: say(description, 'Description', 'lines'),
  alt: say(alt, 'Picture · Description'),
  custom: mapEnteredTexts(custom, say),
})

/** Maps the translatable texts of a category. */
export const mapCategory: MapTexts<Category> = (category, say) => {
  const { alt, ...texts } = mapTexts({ ...category, alt: category.image?.alt ?? '' }, say)
  return { ...category, ...texts, image: category.image && { ...category.image, alt } }
}

/** Translates category names shown with products into the request's language. */
export function translatedNames<T extends { _id: string; title: string }>(ctx: Ctx, named: T[]): Promise<T[]> {
  const map: MapTexts<T> = (one, say) => ({ ...one, title: say(one.title, 'Name') })
  return translated(ctx, 'category', named, ({ _id }) => _id, map)
}

/** Queues reindexing of products: search matches category names in every language. */
async function sayAllAnew(ctx: Ctx, titles: string[]): Promise<void> {
  for (const title of titles) await sayAnew(ctx, title)
}

export const translatableCategories: Translatable = async (ctx, wanted) => {
  const { id, title, description, custom } = categories
  const query = ctx.db
    .select({ id, title, description, custom, alt: sql<string>`coalesce(${media.alt}, '')` })
    .from(categories)
    .leftJoin(media, onSite(categories, media, eq(media.id, categories.mediaId)))
    .where(and(inSite(ctx, categories), wantedOf(wanted, id, title)))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
  const rows = await partOf(wanted, query)
  const shown = await shownFields(ctx)
  return rows.map(({ id, custom, ...texts }) => ({
    id,
    name: texts.title,
    visit: (say) => mapTexts({ ...texts, custom: shown('CATEGORY', custom) }, say),
    tags: [categoriesTag, categoryTag(id)],
    whenTranslated: (ctx, ids) =>
      sayAllAnew(
        ctx,
        rows.filter((row) => ids.includes(row.id)).map(({ title }) => title),
      ),
  }))
}
