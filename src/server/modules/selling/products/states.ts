import { inArray, or } from 'drizzle-orm'
import { pick } from '../../../../shared/fields.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import type { State } from '../../../../shared/running/leaves.ts'
import {
  type CheckedProduct,
  type EditableProduct,
  productFields,
  productInput,
} from '../../../../shared/selling/catalogue/products-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { parsed } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { exchangeVariants, lockVariantsOf, variants } from '../stock/index.ts'
import { changeOffers, isOfOffers, type OfferChange } from './change-offers.ts'
import { deleteProducts, restoreProducts } from './delete-products.ts'
import { readForEditing, readSeveralForEditing } from './detail.ts'
import { products } from './products.tables.ts'
import { changeProduct } from './products.ts'

/**
 * Locks products named by their own id or by that of a variant, including deleted ones.
 * @returns their ids
 */
export async function holdProducts(ctx: Ctx, named: string[]): Promise<string[]> {
  if (named.length === 0) return []
  const ofVariants = ctx.db
    .select({ id: variants.productId })
    .from(variants)
    .where(inSite(ctx, variants, inArray(variants.id, named)))
  const wanted = or(inArray(products.id, named), inArray(products.id, ofVariants))
  const found = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, wanted))
    .orderBy(products.name, products.id)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  await lockVariantsOf(ctx, ...ids)
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, inArray(products.id, ids)))
    .orderBy(products.id)
    .for('update')
  return ids
}

/** States of products by id: every field that staff edit, variants by id. A deleted product is `{ deleted: true }`. */
export async function statesOfProducts(ctx: Ctx, ids: string[]): Promise<Map<string, State>> {
  const held = await readSeveralForEditing(ctx, ids)
  return new Map(ids.map((id) => [id, stateOf(held.get(id))]))
}

function stateOf(held: EditableProduct | undefined): State {
  if (!held) return { deleted: true }
  return {
    deleted: false,
    ...pick(productFields, held),
    ...pick({ categoryIds: 0, media: 0, complementIds: 0 }, held),
    variantIds: held.variants.map(({ _id }) => _id),
    variants: Object.fromEntries(held.variants.map(({ _id, ...variant }) => [_id, variant])),
  }
}

/**
 * Brings locked products to the given states, by the functions that staff changes use; stock is booked as the difference to the
 * present one.
 * @throws Refusal those of `changeProduct`, `deleteProducts` and `restoreProducts`
 */
export async function putProducts(ctx: Ctx, wanted: Map<string, State>): Promise<void> {
  const [gone, back]: [string[], string[]] = [[], []]
  const offers: OfferChange[] = []
  const products = await readSeveralForEditing(ctx, [...wanted.keys()])
  for (const [id, state] of wanted) {
    const held = products.get(id)
    if (held && state.deleted === true) gone.push(id)
    else if (!held && state.deleted === false) back.push(id)
    else if (held) {
      const { input, revision } = await inputOf(ctx, id, held, state)
      if (isOfOffers(held, input)) offers.push({ id, revision, variants: input.variants })
      else await changeProduct(ctx, id, input, revision)
    }
  }
  await changeOffers(ctx, offers)
  if (gone.length > 0) await deleteProducts(ctx, gone)
  if (back.length > 0) await restoreProducts(ctx, back)
}

type Input = { input: CheckedProduct; revision: number }

/** The change that brings a product to the state; variants are archived and restored at once. */
async function inputOf(ctx: Ctx, id: string, held: EditableProduct, state: State): Promise<Input> {
  const ids = (Array.isArray(state.variantIds) ? state.variantIds : []).map(String)
  const known = new Set(held.variants.map(({ _id }) => _id))
  const off = [...known].filter((one) => !ids.includes(one))
  const back = ids.filter((one) => !known.has(one))
  await exchangeVariants(ctx, id, { off, back })
  const now = back.length > 0 ? await readForEditing(ctx, id) : held
  const stocks = new Map(now.variants.map(({ _id, stock }) => [_id, stock]))
  const states = isRecord(state.variants) ? state.variants : {}
  const input = parsed(productInput, {
    ...state,
    taxConfirmed: true,
    variants: ids.map((_id) => {
      const own = isRecord(states[_id]) ? states[_id] : {}
      const stockSeen = stocks.get(_id) ?? 0
      // A variant that is restored keeps its present stock.
      return { ...own, _id, stockSeen, stock: known.has(_id) ? own.stock : stockSeen }
    }),
  })
  return { input, revision: now.revision }
}
