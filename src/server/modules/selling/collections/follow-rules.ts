import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type CollectionRule, isMeant } from '../../../../shared/selling/catalogue/collection-rules.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { mayShareTurn, shareTurn, takeTurn } from '../../../platform/lock.ts'
import { inSite } from '../../../platform/table.ts'
import { collectionsTag, collectionTag } from '../tags.ts'
import { collectionProducts, collections } from './collections.tables.ts'
import { readRuled } from './ruled-products.ts'

type Ruled = { id: string; rule: CollectionRule }

/** The turn of a site's rules and of the category tree that they check. */
const turn = 'collection rules'

/**
 * Waits for the transactions that have followed the present rules, whose new products no other one sees yet; those that come until
 * this one ends follow the rules once it has. Call it before a row is locked.
 */
export const holdRules = (ctx: Ctx): Promise<void> => takeTurn(ctx, turn)

/**
 * Adds products to the collections whose rule they match and removes them from the others. Call in the transaction that changed
 * them, with their rows locked. While a rule is being changed a job does it: this transaction holds rows that the change waits for.
 */
export async function followRules(ctx: Ctx, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return
  if (await mayShareTurn(ctx, turn)) return followPresent(ctx, productIds)
  await ctx.services.jobs.send<Follow>(ctx.db, followJob, { siteId: ctx.site.id, productIds })
}

async function followPresent(ctx: Ctx, productIds: string[]): Promise<void> {
  const ruled = await ruledCollections(ctx)
  if (ruled.length > 0) await follow(ctx, ruled, productIds)
}

const followJob = 'collections.follow'

type Follow = JobData & { productIds: string[] }

function followLater(ctx: Ctx, { productIds }: Follow): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await shareTurn(ctx, turn)
    const { rows } = await ctx.db.execute<{ id: string }>(sql`
      select id from products where site_id = ${ctx.site.id} and id = any(${sql.param(productIds)}::uuid[])
      order by id for no key update`)
    await followPresent(
      ctx,
      rows.map(({ id }) => id),
    )
  })
}

async function ruledCollections(ctx: Ctx): Promise<Ruled[]> {
  const { id, rule } = collections
  const rows = await ctx.db
    .select({ id, rule })
    .from(collections)
    .where(inSite(ctx, collections, isNotNull(rule)))
  return rows.flatMap(({ id, rule }) => (rule === null ? [] : [{ id, rule }]))
}

async function follow(ctx: Ctx, ruled: Ruled[], productIds: string[]): Promise<void> {
  const products = await readRuled(ctx, productIds)
  const { collectionId, productId } = collectionProducts
  const ids = ruled.map(({ id }) => id)
  const held = await ctx.db
    .select({ collectionId, productId })
    .from(collectionProducts)
    .where(inSite(ctx, collectionProducts, inArray(collectionId, ids), inArray(productId, productIds)))
  const isIn = new Set(held.map((row) => `${row.collectionId} ${row.productId}`))
  const touched = new Set<string>()
  for (const { id, rule } of ruled) {
    const meant = productIds.filter((one) => {
      const product = products.get(one)
      return product !== undefined && isMeant(rule, product)
    })
    const wanted = new Set(meant)
    const added = meant.filter((one) => !isIn.has(`${id} ${one}`))
    const removed = productIds.filter((one) => isIn.has(`${id} ${one}`) && !wanted.has(one))
    if (added.length > 0)
      await ctx.db
        .insert(collectionProducts)
        .values(added.map((productId) => ({ collectionId: id, productId })))
        .onConflictDoNothing()
    if (removed.length > 0)
      await ctx.db
        .delete(collectionProducts)
        .where(inSite(ctx, collectionProducts, eq(collectionId, id), inArray(productId, removed)))
    if (added.length + removed.length > 0) touched.add(id)
  }
  if (touched.size > 0) await announce(ctx, collectionsTag, ...[...touched].map(collectionTag))
}

const fillJob = 'collections.fill'

type Fill = JobData & { id: string; revision: number; after: string }

/** Products locked at a time: a sale of one of them waits that long. */
const batch = 500

/**
 * Applies a new rule to all products: the first batch at once, which covers a small shop, the rest in a job. Call `holdRules` at the
 * beginning of the transaction.
 */
export async function fillByRule(ctx: Ctx, id: string, rule: CollectionRule, revision: number): Promise<void> {
  const after = await fillBatch(ctx, { id, rule }, null)
  if (after === undefined) return
  await ctx.db
    .update(collections)
    .set({ isFilled: false })
    .where(inSite(ctx, collections, eq(collections.id, id)))
  const data: Fill = { siteId: ctx.site.id, id, revision, after }
  await ctx.services.jobs.send<Fill>(ctx.db, fillJob, data)
}

/** Reapplies rules with a category condition after the category tree changed. Call `holdRules` at the beginning of the transaction. */
export async function refillByCategories(ctx: Ctx): Promise<void> {
  for (const { id, rule } of await ruledCollections(ctx)) {
    if (!rule.conditions.some(({ field }) => field === 'category')) continue
    const [row] = await ctx.db
      .select({ revision: collections.revision })
      .from(collections)
      .where(inSite(ctx, collections, eq(collections.id, id)))
    if (row) await fillByRule(ctx, id, rule, row.revision)
  }
}

/** @returns the last product checked; undefined at the end */
async function fillBatch(ctx: Ctx, ruled: Ruled, after: string | null): Promise<string | undefined> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from products where site_id = ${ctx.site.id} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${batch} for no key update`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await follow(ctx, [ruled], ids)
  return ids.length < batch ? undefined : ids.at(-1)
}

/** One transaction per batch. A rule changed meanwhile has a job of its own. */
async function fill(ctx: Ctx, { id, revision, after: from }: Fill, signal?: AbortSignal): Promise<void> {
  let after: string | undefined = from
  while (after !== undefined && !signal?.aborted) {
    const last: string = after
    after = await transaction(ctx, async (ctx) => {
      const own = and(eq(collections.id, id), eq(collections.revision, revision))
      const [row] = await ctx.db
        .select({ rule: collections.rule })
        .from(collections)
        .where(inSite(ctx, collections, own))
      if (!row?.rule) return undefined
      const next = await fillBatch(ctx, { id, rule: row.rule }, last)
      if (next === undefined)
        await ctx.db
          .update(collections)
          .set({ isFilled: true })
          .where(inSite(ctx, collections, own))
      return next
    })
  }
}

export const collectionJobs: Job[] = [job<Fill>(fillJob, fill), job<Follow>(followJob, followLater)]
