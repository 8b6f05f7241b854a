import { isDeepStrictEqual } from 'node:util'
import {
  type CheckedProduct,
  type EditableProduct,
  productInput,
} from '../../../../shared/selling/catalogue/products-admin.ts'
import type { CheckedVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { lockVariantsOf, refreshOffers, saveOffers } from '../stock/index.ts'
import { productsTag } from '../tags.ts'
import { lockProducts, updateProducts } from './products.store.ts'

/** Variants of a product as they are to be; of these only price, list price, sale and stock are saved. */
export type OfferChange = { id: string; revision: number; variants: CheckedVariant[] }

/**
 * Changes what different products' variants cost and how many there are, all or none, in a constant number of statements. The rows
 * are those that `changeProduct` would have made one by one.
 * @throws Refusal `product.gone`, `product.stale`, `variant.notFound`, `price.mrp`, `stock.tooLittle`
 */
export function changeOffers(ctx: Ctx, changes: OfferChange[]): Promise<void> {
  if (changes.length === 0) return Promise.resolve()
  const ids = changes.map(({ id }) => id)
  return transaction(ctx, async (ctx) => {
    const held = await lockVariantsOf(ctx, ...ids)
    const revisions = new Map((await lockProducts(ctx, ids)).map(({ id, revision }) => [id, revision]))
    if (changes.some(({ id, revision }) => revisions.get(id) !== revision)) throw refusal('product.stale')
    await saveOffers(
      ctx,
      held,
      changes.flatMap(({ variants }) => variants),
    )
    await updateProducts(ctx, ids, {})
    await refreshOffers(ctx, ids)
    await announce(ctx, productsTag)
  })
}

/** Whether a product stays as it is, but for what its variants cost and how many there are. */
export function isOfOffers(held: EditableProduct, input: CheckedProduct): boolean {
  const variants = held.variants.map((variant) => ({ ...variant, stockSeen: variant.stock }))
  const kept = productInput.safeParse({ ...held, taxConfirmed: true, variants })
  return kept.success && isDeepStrictEqual(withoutOffers(kept.data), withoutOffers(input))
}

function withoutOffers({ variants, ...product }: CheckedProduct) {
  const bare = variants.map(({ price, mrp, salePrice, saleFrom, saleUntil, stock, ...variant }) => variant)
  return { ...product, variants: bare }
}
