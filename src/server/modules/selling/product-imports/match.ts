import { inArray } from 'drizzle-orm'
import { pathOf } from '../../../../shared/selling/path-segment.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from '../products/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import type { Draft } from './reading/draft.ts'

/** The product that a draft is about: an id, none, or why that is unclear. */
export type Match = { id: string | undefined } | { text: string }

/** The address that a file states, in the form of our own. */
export const statedPath = ({ values }: Draft): string => pathOf(values.path ?? '')

/** The address by which a product without SKUs is found again. */
const pathToFind = (draft: Draft): string =>
  statedPath(draft) || (draft.variants.every(({ sku }) => sku === '') ? pathOf(draft.values.name ?? '') : '')

/** Finds products by their SKUs, else by their addresses. */
export async function matchesOf(ctx: Ctx, drafts: Draft[]): Promise<Match[]> {
  const skus = [...new Set(drafts.flatMap((draft) => draft.variants.flatMap(({ sku }) => (sku === '' ? [] : [sku]))))]
  const paths = [...new Set(drafts.map(pathToFind).filter((path) => path !== ''))]
  const [bySku, byPath] = await Promise.all([
    skus.length === 0
      ? []
      : ctx.db
          .select({ sku: variants.sku, id: variants.productId })
          .from(variants)
          .where(inSite(ctx, variants, notArchived, inArray(variants.sku, skus))),
    paths.length === 0
      ? []
      : ctx.db
          .select({ path: products.path, id: products.id })
          .from(products)
          .where(inSite(ctx, products, inArray(products.path, paths))),
  ])
  const ofSku = new Map(bySku.map(({ sku, id }) => [sku, id]))
  const atPath = new Map(byPath.map(({ path, id }) => [path, id]))
  return drafts.map((draft) => {
    const ids = new Set(draft.variants.flatMap(({ sku }) => ofSku.get(sku) ?? []))
    const [first] = ids
    const there = atPath.get(pathToFind(draft))
    if (ids.size > 1) return { text: 'Its SKUs are those of several products of the shop.' }
    if (first !== undefined && there !== undefined && first !== there)
      return { text: 'Its address is that of one product of the shop, its SKU that of another.' }
    return { id: first ?? there }
  })
}

/** Those of these addresses that products have. */
export async function takenPaths(ctx: Ctx, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await ctx.db
    .select({ path: products.path })
    .from(products)
    .where(inSite(ctx, products, inArray(products.path, paths)))
  return new Set(rows.map(({ path }) => path))
}
