import { asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { BrandInput, BrandRow, BrandTableQuery } from '../../../../shared/selling/brands.ts'
import { pathOf } from '../../../../shared/selling/path-segment.ts'
import { cut } from '../../../../shared/text.ts'
import { anyOf } from '../../../platform/any-of.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { containsPlain, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { sayAnew } from '../say-anew.ts'
import { productsTag, productTag } from '../tags.ts'
import { brands, productBrands } from './brands.tables.ts'
import { formerBrandPaths } from './former-paths.ts'

/** Brands with their number of products, drafts included. */
export async function listForStaff(ctx: Ctx, query: BrandTableQuery): Promise<{ data: BrandRow[]; total: number }> {
  const where = inSite(ctx, brands, containsPlain(brands.name, query.q))
  const counted = ctx.db
    .select({ brandId: productBrands.brandId, products: count().as('products') })
    .from(productBrands)
    .where(inSite(ctx, productBrands))
    .groupBy(productBrands.brandId)
    .as('counted')
  const held = sql<number>`coalesce(${counted.products}, 0)::int`
  const { rows: data, total } = await pageOf(
    query,
    ctx.db
      .select({ _id: brands.id, name: brands.name, path: brands.path, products: held })
      .from(brands)
      .leftJoin(counted, eq(counted.brandId, brands.id))
      .where(where)
      .orderBy(...inOrder(query.order, query.sort === 'name' ? sql`plain_text(${brands.name})` : held), asc(brands.id)),
    ctx.db.$count(brands, where),
  )
  return { data, total }
}

/** @throws Refusal `brand.path` */
export function createBrand(ctx: Ctx, input: BrandInput): Promise<{ id: string }> {
  return transaction(ctx, async (ctx) => {
    const path = pathFor(input)
    const [added] = await insertBrands(ctx, [{ name: input.name, path }])
    if (!added) throw refusal('brand.path', taken(input, path))
    return added
  })
}

/** Finds or creates the brands of these names. @returns their ids by name */
export async function brandsNamed(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  const known = await knownBrands(ctx, names)
  const unknown = [...new Set(names)].filter((name) => !known.has(name))
  const given = unknown.map((name) => ({ name, path: pathFor({ name }) }))
  if (given.length === 0) return known
  return transaction(ctx, async (ctx) => {
    await insertBrands(ctx, given)
    const found = await knownBrands(ctx, names)
    const missing = given.find(({ name }) => !found.has(name))
    if (missing) throw new Error(`the brand ${missing.path} went away while it was looked for`)
    return found
  })
}

/** The brands of these names, without those that don't exist. @returns their ids by name */
export async function knownBrands(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  const given = [...new Set(names)].map((name) => ({ name, path: pathFor({ name }) }))
  if (given.length === 0) return new Map()
  const paths = given.map(({ path }) => path)
  const rows = await ctx.db
    .select({ id: brands.id, path: brands.path })
    .from(brands)
    .where(inSite(ctx, brands, anyOf(brands.path, paths)))
  const idAt = new Map(rows.map(({ id, path }) => [path, id]))
  return new Map(given.flatMap(({ name, path }) => (idAt.has(path) ? [[name, idAt.get(path) ?? ''] as const] : [])))
}

/** Skips brands whose path another brand has. */
async function insertBrands(ctx: Ctx, given: { name: string; path: string }[]): Promise<{ id: string }[]> {
  const added = await ctx.db
    .insert(brands)
    .values(given)
    .onConflictDoNothing({ target: [brands.siteId, brands.path] })
    .returning({ id: brands.id, path: brands.path })
  if (added.length === 0) return []
  await formerBrandPaths.claim(
    ctx,
    added.map(({ path }) => path),
  )
  await announce(ctx, productsTag)
  return added
}

/** @throws Refusal `brand.notFound`, `brand.path` */
export function changeBrand(ctx: Ctx, id: string, input: BrandInput): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const path = pathFor(input)
    const own = inSite(ctx, brands, eq(brands.id, id))
    const [before] = await ctx.db.select({ name: brands.name, path: brands.path }).from(brands).where(own).for('update')
    const change = ctx.db.update(brands).set({ name: input.name, path }).where(own).returning({ id: brands.id })
    const [changed] = await refuseTaken(change, 'brand.path', taken(input, path))
    if (!changed || !before) throw refusal('brand.notFound')
    if (before.path !== path) await formerBrandPaths.keep(ctx, id, path, before.path)
    if (before.name !== input.name) await sayAnew(ctx, before.name)
    const named = await ctx.db
      .select({ id: productBrands.id })
      .from(productBrands)
      .where(inSite(ctx, productBrands, eq(productBrands.brandId, id)))
    await announce(ctx, productsTag, ...named.map((row) => productTag(row.id)))
  })
}

/** @throws Refusal `brand.notFound`, `brand.used` */
export function deleteBrand(ctx: Ctx, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = inSite(ctx, brands, eq(brands.id, id))
    const [found] = await ctx.db.select({ name: brands.name }).from(brands).where(own).for('update')
    if (!found) throw refusal('brand.notFound')
    const used = await ctx.db.$count(productBrands, inSite(ctx, productBrands, eq(productBrands.brandId, id)))
    if (used > 0) throw refusal('brand.used', { name: found.name, count: used })
    await ctx.db.delete(brands).where(own)
    await announce(ctx, productsTag)
  })
}

/**
 * Checks that the brands exist and locks them until the transaction ends.
 * @throws Refusal `brand.notFound` naming `brandId`
 */
export async function requireBrands(ctx: Ctx, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const found = await ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, inArray(brands.id, wanted)))
    .orderBy(brands.id)
    .for('key share')
  if (found.length < wanted.length) throw refusal('brand.notFound', { field: 'brandId' })
}

/** The brand's id, locked until the transaction ends; null if it was deleted. */
export async function existingBrand(ctx: Ctx, id: string): Promise<string | null> {
  const [found] = await ctx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inSite(ctx, brands, eq(brands.id, id)))
    .for('key share')
  return found?.id ?? null
}

/** A name without letters, such as 🪔, gets a path made of its code points. */
const pathFor = ({ name, path }: BrandInput) => path ?? (pathOf(name) || cut(`brand-${codesOf(name)}`, 120))

const codesOf = (name: string) => [...name].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')

/** Without a path in the input, the error belongs to the name. */
const taken = (input: BrandInput, path: string) => ({ field: input.path === undefined ? 'name' : 'path', path })
