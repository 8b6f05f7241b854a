import { Island } from '../../sections/define/island.tsx'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import AddToBagButton from './add-to-bag.island.tsx'

/**
 * The 'Add to bag' button of a product card, as an island that sleeps until it is touched: forty of them cost the page no
 * script. Nothing for what is sold out.
 */
export function AddToBag({ item }: { item: ProductListItem }) {
  const { name, path, productVariantId, variantCount } = item
  if (!productVariantId) return null
  const variant = variantCount === 1 ? productVariantId : undefined
  return <Island name="add-to-bag" of={AddToBagButton} start="touch" props={{ name, path, variant }} />
}
