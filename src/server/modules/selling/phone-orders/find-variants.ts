import type { SoldVariant } from '../../../../shared/selling/orders/phone-orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { findVariants, idsOfVariants } from '../products/index.ts'

const most = 20

/** Variants on sale whose product or SKU has the text, by name. */
export async function findSoldVariants(ctx: Ctx, text: string): Promise<SoldVariant[]> {
  const ids = await idsOfVariants(ctx, text, most)
  const found = await findVariants(ctx, ids)
  return ids.flatMap((variantId) => {
    const variant = found.get(variantId)
    if (!variant?.published) return []
    const { name, sku, options, image, price, stock: available } = variant
    return [{ variantId, name, sku, options, image, price, available }]
  })
}
