import { asc, eq, sql } from 'drizzle-orm'
import type {
  CheckedCollection,
  CollectionRow,
  CollectionTableQuery,
  EditableCollection,
} from '../../../../shared/selling/catalogue/collections.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { containsPlain, inOrder, pageOf } from '../../../platform/lists.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { holdMedia, media } from '../../content/media/index.ts'
import { collectionsTag, collectionTag } from '../tags.ts'
import { collectionProducts, collections } from './collections.tables.ts'
import { fillByRule, holdRules } from './follow-rules.ts'
import { formerCollectionPaths } from './former-paths.ts'

/** Limit per site: every changed product is checked against every rule. */
const mostCollections = 300

const sizeOf = sql<number>`(select count(*)::int from collection_products m join products p
  on p.site_id = m.site_id and p.id = m.product_id and p.deleted is null
  where m.site_id = collections.site_id and m.collection_id = collections.id)`

/** Collections with their number of products, drafts included. */
export async function listForStaff(
  ctx: Ctx,
  query: CollectionTableQuery,
): Promise<{ data: CollectionRow[]; total: number }> {
  const where = inSite(ctx, collections, containsPlain(collections.title, query.q))
  const by = query.sort === 'title' ? sql`plain_text(${collections.title})` : collections.changedAt
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ row: collections, alt: media.alt, products: sizeOf })
      .from(collections)
      .leftJoin(media, onSite(collections, media, eq(media.id, collections.mediaId)))
      .where(where)
      .orderBy(...inOrder(query.order, by), asc(collections.id)),
    ctx.db.$count(collections, where),
  )
  const data = rows.map(({ row: { id, title, path, mediaId, rule }, alt, products }) => ({
    ...{ _id: id, title, path, products, byRule: rule !== null },
    image: mediaId === null ? null : { id: mediaId, alt: alt ?? '' },
  }))
  return { data, total }
}

/** @throws Refusal `collection.gone` */
export async function readCollection(ctx: Ctx, id: string): Promise<EditableCollection> {
  const [found] = await ctx.db
    .select({ row: collections, products: sizeOf })
    .from(collections)
    .where(inSite(ctx, collections, eq(collections.id, id)))
  if (!found) throw refusal('collection.gone')
  const { title, path, description, mediaId, sort, rule, revision, isFilled } = found.row
  const productIds = rule === null ? await chosenIn(ctx, id) : []
  return {
    _id: id,
    title,
    path,
    description,
    mediaId,
    sort,
    rule,
    productIds,
    revision,
    isFilled,
    products: found.products,
  }
}

async function chosenIn(ctx: Ctx, id: string): Promise<string[]> {
  const isThere = sql`exists (select from products p where p.site_id = ${collectionProducts.siteId}
    and p.id = ${collectionProducts.productId} and p.deleted is null)`
  const rows = await ctx.db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .where(inSite(ctx, collectionProducts, eq(collectionProducts.collectionId, id), isThere))
    .orderBy(asc(collectionProducts.position))
  return rows.map(({ id }) => id)
}

/** @throws Refusal `collection.path`, `collection.most`, `collection.product`, `media.notFound` */
export function createCollection(ctx: Ctx, input: CheckedCollection): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await holdRules(ctx)
    await takeTurn(ctx, 'collections')
    const known = await ctx.db.$count(collections, inSite(ctx, collections))
    if (known >= mostCollections) throw refusal('collection.most', { limit: mostCollections })
    await requirePicture(ctx, input)
    const insert = ctx.db.insert(collections).values(ownFields(ctx, input)).returning({ id: collections.id })
    const [added] = await refuseTaken(insert, 'collection.path', { field: 'path', path: input.path })
    if (!added) throw new Error(`the collection ${input.path} was not made`)
    await formerCollectionPaths.keep(ctx, added.id, input.path)
    await putProducts(ctx, added.id, input, 1)
    return added.id
  })
}

/** @throws Refusal `collection.gone`, `collection.stale`, and those of `createCollection` */
export function changeCollection(ctx: Ctx, id: string, input: CheckedCollection, seen: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdRules(ctx)
    const own = inSite(ctx, collections, eq(collections.id, id))
    const [before] = await ctx.db.select().from(collections).where(own).for('no key update')
    if (!before) throw refusal('collection.gone')
    if (before.revision !== seen) throw refusal('collection.stale')
    await requirePicture(ctx, input)
    const revision = seen + 1
    const change = ctx.db
      .update(collections)
      .set({ ...ownFields(ctx, input), revision, isFilled: true })
      .where(own)
    await refuseTaken(change, 'collection.path', { field: 'path', path: input.path })
    await formerCollectionPaths.keep(ctx, id, input.path, before.path)
    // A rule removes products that no longer match by itself; manually chosen ones are replaced.
    if (input.rule === null || before.rule === null)
      await ctx.db
        .delete(collectionProducts)
        .where(inSite(ctx, collectionProducts, eq(collectionProducts.collectionId, id)))
    await putProducts(ctx, id, input, revision)
  })
}

/** @throws Refusal `collection.gone` */
export function deleteCollection(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await holdRules(ctx)
    const gone = await ctx.db
      .delete(collections)
      .where(inSite(ctx, collections, eq(collections.id, id)))
      .returning({ id: collections.id })
    if (gone.length === 0) throw refusal('collection.gone')
    await announce(ctx, collectionsTag, collectionTag(id))
  })
}

function ownFields(ctx: Ctx, { title, path, description, mediaId, sort, rule }: CheckedCollection) {
  return { title, path, description, mediaId, sort, rule, changedAt: ctx.now() }
}

async function putProducts(ctx: Ctx, id: string, input: CheckedCollection, revision: number): Promise<void> {
  if (input.rule) await fillByRule(ctx, id, input.rule, revision)
  else await putChosen(ctx, id, input.productIds)
  await announce(ctx, collectionsTag, collectionTag(id))
}

async function putChosen(ctx: Ctx, collectionId: string, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from products where site_id = ${ctx.site.id} and deleted is null
      and id = any(${sql.param(productIds)}::uuid[]) order by id for key share`)
  const known = new Set(rows.map(({ id }) => id))
  const missing = productIds.findIndex((id) => !known.has(id))
  if (missing >= 0) throw refusal('collection.product', { field: `productIds.${missing}` })
  await ctx.db
    .insert(collectionProducts)
    .values(productIds.map((productId, position) => ({ collectionId, productId, position })))
}

async function requirePicture(ctx: Ctx, { mediaId }: CheckedCollection): Promise<void> {
  if (mediaId === null) return
  if ((await holdMedia(ctx, [mediaId])).length === 0) throw refusal('media.notFound', { field: 'mediaId' })
}
