import { pathOf } from '../../../../shared/selling/catalogue/path-segment.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from '../products/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import type { Draft } from './reading/draft.ts'

/** The product that a draft is about: an id, none, or why that is unclear. */
export type Match = { id: string | undefined } | { text: string }

/** The address that a file states, in the form of our own. */
export const statedPath = ({ values }: Draft): string => pathOf(values.path ?? '')

/** The address that a draft states or would get. */
export const wantedPath = (draft: Draft): string => statedPath(draft) || pathOf(draft.values.name ?? '') || 'product'

/** Whether a draft is about the product that has its address. */
export const isByAddress = (draft: Draft): boolean =>
  statedPath(draft) !== '' || (draft.variants.every(({ sku }) => sku === '') && draft.values.name !== undefined)

/** SKUs that are looked up at once. */
const mostSkus = 1_000

/** The products that have variants with these SKUs, by SKU. */
export async function productsOfSkus(ctx: Ctx, skus: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (let at = 0; at < skus.length; at += mostSkus) {
    const rows = await ctx.db
      .select({ sku: variants.sku, id: variants.productId })
      .from(variants)
      .where(inSite(ctx, variants, notArchived, anyOf(variants.sku, skus.slice(at, at + mostSkus))))
    for (const { sku, id } of rows) found.set(sku, id)
  }
  return found
}

/**
 * Finds products by their SKUs, else by the addresses that their drafts state; without SKUs, by the addresses of their names.
 * @returns a match for each draft, and which of their addresses products have
 */
export async function matchesOf(ctx: Ctx, drafts: Draft[]): Promise<{ matches: Match[]; taken: Set<string> }> {
  const skus = [...new Set(drafts.flatMap((draft) => draft.variants.flatMap(({ sku }) => (sku === '' ? [] : [sku]))))]
  const [ofSku, byPath] = await Promise.all([
    productsOfSkus(ctx, skus),
    ctx.db
      .select({ path: products.path, id: products.id })
      .from(products)
      .where(inSite(ctx, products, anyOf(products.path, [...new Set(drafts.map(wantedPath))]))),
  ])
  const atPath = new Map(byPath.map(({ path, id }) => [path, id]))
  return { matches: drafts.map((draft) => matchOf(draft, ofSku, atPath)), taken: new Set(atPath.keys()) }
}

function matchOf(draft: Draft, ofSku: Map<string, string>, atPath: Map<string, string>): Match {
  const ids = new Set(draft.variants.flatMap(({ sku }) => ofSku.get(sku) ?? []))
  const [first] = ids
  const there = isByAddress(draft) ? atPath.get(wantedPath(draft)) : undefined
  if (ids.size > 1) return { text: 'Its SKUs are those of several products of the shop.' }
  if (first !== undefined && there !== undefined && first !== there)
    return { text: 'Its address is that of one product of the shop, its SKU that of another.' }
  return { id: first ?? there }
}
