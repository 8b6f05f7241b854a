import { asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { BrandInput, BrandRow, BrandTableQuery } from '../../../../shared/selling/catalogue/brands.ts'
import { anyOf } from '../../../platform/any-of.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { containsPlain, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { sayAnew } from '../say-anew.ts'
import { productsTag, productTag } from '../tags.ts'
import { brands, productBrands } from './brands.tables.ts'
import { keepBrandName, pathFor } from './former-names.ts'
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
export function brandsNamed(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return Promise.resolve(new Map())
  return transaction(ctx, async (ctx) => {
    const known = await knownBrands(ctx, names)
    const missing = [...new Set(names)].filter((name) => !known.has(name))
    if (missing.length === 0) return known
    await insertBrands(
      ctx,
      missing.map((name) => ({ name, path: pathFor({ name }) })),
    )
    const added = await knownBrands(ctx, missing)
    const gone = missing.find((name) => !added.has(name))
    if (gone !== undefined) throw new Error(`the brand ${gone} went away while it was looked for`)
    return new Map([...known, ...added])
  })
}

/**
 * Brands by the names that files use, without those that don't exist. A name that several brands share is read as a path.
 * @returns their ids by name
 */
export async function knownBrands(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const given = [...new Set(names)].map((name) => ({ name, path: pathFor({ name }) }))
  const lower = given.map(({ name }) => name.toLowerCase())
  const paths = given.map(({ path }) => path)
  const { id, name, path } = brands
  const wanted = or(sql`lower(${name}) = any(${sql.param(lower)}::text[])`, anyOf(path, paths))
  const rows = await ctx.db
    .select({ id, name, path })
    .from(brands)
    .where(inSite(ctx, brands, wanted))
  const named = Map.groupBy(rows, ({ name }) => name.toLowerCase())
  const idAt = new Map(rows.map(({ id, path }) => [path, id]))
  return new Map(
    given.flatMap(({ name, path }) => {
      const [only, another] = named.get(name.toLowerCase()) ?? []
      const found = only && !another ? only.id : idAt.get(path)
      return found === undefined ? [] : [[name, found] as const]
    }),
  )
}

/** The names of all brands as files write them, by id: brands that share a name are written by their paths. */
export async function namesInFiles(ctx: Ctx): Promise<Map<string, string>> {
  const { id, name, path } = brands
  const isShared = sql<boolean>`count(*) over (partition by lower(${name})) > 1`
  const rows = await ctx.db.select({ id, name, path, isShared }).from(brands).where(inSite(ctx, brands))
  return new Map(rows.map(({ id, name, path, isShared }) => [id, isShared ? path : name]))
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
    if (before.name !== input.name) {
      await keepBrandName(ctx, id, before.name)
      await sayAnew(ctx, before.name)
    }
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

/** Without a path in the input, the error belongs to the name. */
const taken = (input: BrandInput, path: string) => ({ field: input.path === undefined ? 'name' : 'path', path })
