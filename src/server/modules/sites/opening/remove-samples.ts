import { eq, type SQL, sql } from 'drizzle-orm'
import type { Removal } from '../../../../shared/sites/samples.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseMissing, refuseTaken } from '../../../platform/taken.ts'
import { deletePage, undelete } from '../../content/pages/index.ts'
import { blogTag, deletePost, postsTag } from '../../content/posts/index.ts'
import { lockSite } from '../../ground/directory/index.ts'
import { listSamples, removedSamples, type SampleThing, samplesTag } from '../../ground/samples/index.ts'
import { deleteBrand } from '../../selling/brands/index.ts'
import { deleteCategory } from '../../selling/categories/index.ts'
import { holdRules } from '../../selling/collections/index.ts'
import { deleteProducts, restoreProducts } from '../../selling/products/index.ts'
import { categoriesTag, productsTag } from '../../selling/tags.ts'
import { type KeptRows, keepRows, putBack } from './kept-rows.ts'

type Taking = { ctx: Ctx; kept: KeptRows }

/**
 * Deletes all samples that the owner's own things do not need: a category with a product of theirs stays. The home page,
 * header, footer and pictures stay too, for the owner to change. Products and pages are deleted as by the owner.
 */
export function removeSamples(ctx: Ctx, samples: SampleThing[]): Promise<Removal> {
  return transaction(ctx, async (ctx) => {
    await holdRules(ctx)
    await lockSite(ctx)
    const marked = await listSamples(ctx, samples)
    const kept: KeptRows = new Map()
    await keepRows(ctx, kept, 'samples', sql`true`)
    const pageIds = await idsOf(
      ctx,
      sql`pages t where t.kind = 'page' and t.key <> ${ctx.site.settings.home}`,
      marked.page,
    )
    if (marked.product.length > 0) await deleteProducts(ctx, marked.product)
    for (const id of pageIds) await deletePage(ctx, id)
    const taking = { ctx, kept }
    const taken = [
      await takePosts(taking, marked.post),
      await takeTopics(taking, 'blog_categories', unusedTopic, marked.blogCategory),
      await takeTopics(taking, 'blog_tags', unusedTag, marked.blogTag),
      await takeTopics(taking, 'blog_authors', unusedAuthor, marked.blogAuthor),
      await takeCategories(taking, marked.category),
      await takeBrands(taking, marked.brand),
    ]
    const gone = [...marked.product, ...pageIds, ...taken.flat()]
    // A second press removes nothing, and must not take the first one's undo away.
    const last = gone.length === 0 ? await lastRemoval(ctx) : undefined
    if (last) return { _id: last, removed: 0 }
    await ctx.db.execute(
      sql`delete from samples where site_id = ${ctx.site.id} and thing_id = any(${sql.param(gone)}::text[])`,
    )
    await ctx.db.delete(removedSamples).where(inSite(ctx, removedSamples))
    const row = { productIds: marked.product, pageIds, rows: Object.fromEntries(kept) }
    const [made] = await ctx.db.insert(removedSamples).values(row).returning({ id: removedSamples.id })
    await announceAll(ctx)
    return { _id: made?.id ?? '', removed: gone.length }
  })
}

/**
 * Restores a removal, all or nothing.
 * @throws Refusal `samples.gone` if it was restored already or samples were removed again since, `samples.taken` if an address
 * is in use again, `samples.missing` if what they need is gone, and those of `restoreProducts` and `undelete`
 */
export function restoreSamples(ctx: Ctx, id: string): Promise<Removal> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, removedSamples, eq(removedSamples.id, id))
    const [row] = await ctx.db.delete(removedSamples).where(own).returning()
    if (!row) throw refusal('samples.gone')
    await refuseMissing(refuseTaken(putBack(ctx, row.rows), 'samples.taken', {}), 'samples.missing', {})
    if (row.productIds.length > 0) await restoreProducts(ctx, row.productIds)
    for (const pageId of row.pageIds) await undelete(ctx, pageId)
    await announceAll(ctx)
    return { _id: id, removed: 0 }
  })
}

async function lastRemoval(ctx: Ctx): Promise<string | undefined> {
  const [row] = await ctx.db.select({ id: removedSamples.id }).from(removedSamples).where(inSite(ctx, removedSamples))
  return row?.id
}

const announceAll = (ctx: Ctx) => announce(ctx, 'site', samplesTag, productsTag, categoriesTag, blogTag, postsTag)

/** Those of the ids whose rows meet the condition on `t`. */
async function idsOf(ctx: Ctx, from: SQL, ids: string[]): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select t.id from ${from} and t.site_id = ${ctx.site.id} and t.id = any(${sql.param(ids)}::uuid[]) order by t.id`,
  )
  return rows.map(({ id }) => id)
}

const ofPost = (ids: string[]) => sql`t.post_id = any(${sql.param(ids)}::uuid[])`
const withId = (ids: string[]) => sql`t.id = any(${sql.param(ids)}::uuid[])`

/** Posts with comments stay, and those with an unsaved draft. */
async function takePosts({ ctx, kept }: Taking, marked: string[]): Promise<string[]> {
  const quiet = sql`posts t where not exists (select from comments c where c.site_id = t.site_id and c.post_id = t.id)
    and not exists (select from post_drafts d where d.site_id = t.site_id and d.post_id = t.id)`
  const ids = await idsOf(ctx, quiet, marked)
  await keepRows(ctx, kept, 'posts', withId(ids))
  for (const table of ['post_categories', 'post_paths', 'post_versions'] as const)
    await keepRows(ctx, kept, table, ofPost(ids))
  // Also of the owner's posts that name them.
  await keepRows(ctx, kept, 'post_related', sql`(${ofPost(ids)} or t.related_id = any(${sql.param(ids)}::uuid[]))`)
  for (const id of ids) await deletePost(ctx, id)
  return ids
}

const unusedTopic = sql`not exists (select from post_categories p where p.site_id = t.site_id and p.category_id = t.id)`
const unusedTag = sql`not exists (select from posts p where p.site_id = t.site_id and t.title = any(p.tags))`
const unusedAuthor = sql`not exists (select from posts p where p.site_id = t.site_id and p.author_id = t.id)`

async function takeTopics(
  { ctx, kept }: Taking,
  table: 'blog_categories' | 'blog_tags' | 'blog_authors',
  unused: SQL,
  marked: string[],
): Promise<string[]> {
  const ids = await idsOf(ctx, sql`${sql.raw(table)} t where ${unused}`, marked)
  await keepRows(ctx, kept, table, withId(ids))
  await ctx.db.execute(sql`delete from ${sql.raw(table)} t where t.site_id = ${ctx.site.id} and ${withId(ids)}`)
  return ids
}

/** Deletes leaf categories first, as long as there are any without products and subcategories. */
async function takeCategories(taking: Taking, marked: string[]): Promise<string[]> {
  const { ctx, kept } = taking
  const ids = await idsOf(ctx, emptyCategories, marked)
  if (ids.length === 0) return []
  await keepRows(ctx, kept, 'categories', withId(ids))
  await keepRows(ctx, kept, 'category_paths', sql`t.category_id = any(${sql.param(ids)}::uuid[])`)
  for (const id of ids) await deleteCategory(ctx, id)
  return [...ids, ...(await takeCategories(taking, marked))]
}

const emptyCategories = sql`categories t where
  not exists (select from product_categories p where p.site_id = t.site_id and p.category_id = t.id)
  and not exists (select from categories c where c.site_id = t.site_id and c.parent_id = t.id)`

async function takeBrands({ ctx, kept }: Taking, marked: string[]): Promise<string[]> {
  const unused = sql`brands t where not exists (select from products p where p.site_id = t.site_id and p.brand_id = t.id)`
  const ids = await idsOf(ctx, unused, marked)
  await keepRows(ctx, kept, 'brands', withId(ids))
  for (const id of ids) await deleteBrand(ctx, id)
  return ids
}
