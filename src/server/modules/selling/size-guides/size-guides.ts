import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SizeGuideInput, SizeGuideRow } from '../../../../shared/selling/catalogue/size-guides.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { takeTurn } from '../../../platform/lock.ts'
import { refusal } from '../../../platform/refusal.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { inSite } from '../../../platform/table.ts'
import { sizeGuidesTag } from '../tags.ts'
import { guidedCategories, guidedProducts, sizeGuides } from './size-guides.tables.ts'

/** Limit per site: all are read wherever one can be chosen. */
const mostGuides = 200

/** Every size guide, sorted by name. */
export async function listSizeGuides(ctx: Ctx): Promise<SizeGuideRow[]> {
  const { id, title, note, columns, rows, revision } = sizeGuides
  const [guides, products, categories] = await Promise.all([
    ctx.db
      .select({ _id: id, title, note, columns, rows, revision })
      .from(sizeGuides)
      .where(inSite(ctx, sizeGuides))
      .orderBy(asc(sql`plain_text(${title})`), asc(id)),
    usesOf(ctx, guidedProducts),
    usesOf(ctx, guidedCategories),
  ])
  return guides.map((guide) => ({
    ...guide,
    products: products.get(guide._id) ?? 0,
    categories: categories.get(guide._id) ?? 0,
  }))
}

/** Every size guide by its name, sorted by it. */
export function namedSizeGuides(ctx: Ctx): Promise<{ id: string; title: string }[]> {
  const { id, title } = sizeGuides
  return ctx.db
    .select({ id, title })
    .from(sizeGuides)
    .where(inSite(ctx, sizeGuides))
    .orderBy(asc(sql`plain_text(${title})`), asc(id))
}

async function usesOf(ctx: Ctx, guided: typeof guidedProducts | typeof guidedCategories): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: guided.sizeGuideId, count: sql<number>`count(*)::int` })
    .from(guided)
    .where(inSite(ctx, guided, sql`${guided.sizeGuideId} is not null`))
    .groupBy(guided.sizeGuideId)
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])))
}

/** @throws Refusal `sizeGuide.most` */
export function createSizeGuide(ctx: Ctx, input: SizeGuideInput): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await takeTurn(ctx, 'size guides')
    const known = await ctx.db.$count(sizeGuides, inSite(ctx, sizeGuides))
    if (known >= mostGuides) throw refusal('sizeGuide.most', { limit: mostGuides })
    const [added] = await ctx.db.insert(sizeGuides).values(stored(input)).returning({ id: sizeGuides.id })
    if (!added) throw new Error('the size guide was not made')
    return added.id
  })
}

/** @throws Refusal `sizeGuide.gone`, `sizeGuide.stale` */
export function changeSizeGuide(ctx: Ctx, id: string, input: SizeGuideInput, revision: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const before = await lockGuide(ctx, id)
    if (before.revision !== revision) throw refusal('sizeGuide.stale')
    await ctx.db
      .update(sizeGuides)
      .set({ ...stored(input), revision: revision + 1 })
      .where(inSite(ctx, sizeGuides, eq(sizeGuides.id, id)))
    await announce(ctx, sizeGuidesTag)
  })
}

/** @throws Refusal `sizeGuide.gone`, `sizeGuide.used` */
export function deleteSizeGuide(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { title } = await lockGuide(ctx, id)
    const [products, categories] = await Promise.all([usesOf(ctx, guidedProducts), usesOf(ctx, guidedCategories)])
    const used = { products: products.get(id) ?? 0, categories: categories.get(id) ?? 0 }
    if (used.products + used.categories > 0) throw refusal('sizeGuide.used', { title, ...used })
    await ctx.db.delete(sizeGuides).where(inSite(ctx, sizeGuides, eq(sizeGuides.id, id)))
    await announce(ctx, sizeGuidesTag)
  })
}

async function lockGuide(ctx: Ctx, id: string) {
  const [held] = await ctx.db
    .select({ title: sizeGuides.title, revision: sizeGuides.revision })
    .from(sizeGuides)
    .where(inSite(ctx, sizeGuides, eq(sizeGuides.id, id)))
    .for('update')
  if (!held) throw refusal('sizeGuide.gone')
  return held
}

const stored = ({ title, columns, rows, note }: SizeGuideInput) => ({ title, columns, rows, note: sanitise(note) })

/**
 * Checks that the guides exist and locks them until the transaction ends.
 * @throws Refusal `sizeGuide.gone` naming `sizeGuideId`
 */
export async function requireSizeGuides(ctx: Ctx, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const found = await ctx.db
    .select({ id: sizeGuides.id })
    .from(sizeGuides)
    .where(inSite(ctx, sizeGuides, inArray(sizeGuides.id, wanted)))
    .orderBy(sizeGuides.id)
    .for('key share')
  if (found.length < wanted.length) throw refusal('sizeGuide.gone', { field: 'sizeGuideId' })
}

/** The guide's id, locked until the transaction ends; null if it was deleted. */
export async function existingSizeGuide(ctx: Ctx, id: string): Promise<string | null> {
  const [found] = await ctx.db
    .select({ id: sizeGuides.id })
    .from(sizeGuides)
    .where(inSite(ctx, sizeGuides, eq(sizeGuides.id, id)))
    .for('key share')
  return found?.id ?? null
}
