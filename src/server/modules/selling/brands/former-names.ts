import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { BrandInput } from '../../../../shared/selling/catalogue/brands.ts'
import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import { cut, inOneForm } from '../../../../shared/text.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { brandNames, brands } from './brands.tables.ts'
import { movedBrandPaths } from './former-paths.ts'

/** A name without letters, such as 🪔, gets a path made of its code points. */
export const pathFor = ({ name, path }: BrandInput) => path ?? (pathOf(name) || cut(`brand-${codesOf(name)}`, 120))

const codesOf = (name: string) => [...name].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')

const plain = (name: string) => inOneForm(name).trim().toLowerCase()

/** Keeps the name that a brand had: sections go on finding it. Call in the transaction that renames it. */
export async function keepBrandName(ctx: Ctx, brandId: string, before: string): Promise<void> {
  await ctx.db
    .insert(brandNames)
    .values({ name: plain(before), brandId })
    .onConflictDoUpdate({ target: [brandNames.siteId, brandNames.name], set: { brandId } })
}

/**
 * Paths of the brands that sections choose by these names: the one of this name, else the last one that had it, else the one at the
 * path, or former path, that the name gives.
 */
export async function brandPathsNamed(ctx: Ctx, names: string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return []
  const asked = names.map(plain)
  const paths = names.map((name) => pathFor({ name }))
  const [now, before, there, moved] = await Promise.all([
    called(ctx, asked),
    formerlyCalled(ctx, asked),
    presentPaths(ctx, paths),
    movedBrandPaths(ctx, paths),
  ])
  return asked.map((name, index) => {
    const path = paths[index] ?? ''
    return now.get(name) ?? before.get(name) ?? there.get(path) ?? moved.get(path)
  })
}

/** Current paths by name. Of several with one name, that of the first path. */
async function called(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ name: brands.name, path: brands.path })
    .from(brands)
    .where(inSite(ctx, brands, sql`lower(${brands.name}) = any(${sql.param(names)}::text[])`))
    .orderBy(desc(brands.path))
  return new Map(rows.map(({ name, path }) => [plain(name), path]))
}

async function formerlyCalled(ctx: Ctx, names: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ name: brandNames.name, path: brands.path })
    .from(brandNames)
    .innerJoin(brands, onSite(brandNames, brands, eq(brands.id, brandNames.brandId)))
    .where(inSite(ctx, brandNames, inArray(brandNames.name, names)))
  return new Map(rows.map(({ name, path }) => [name, path]))
}

async function presentPaths(ctx: Ctx, paths: string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ path: brands.path })
    .from(brands)
    .where(inSite(ctx, brands, anyOf(brands.path, paths)))
  return new Map(rows.map(({ path }) => [path, path]))
}
