import { type Purchasable, useProduct } from '../../client/product.ts'
import { PurchaseForm } from '../../features/add-to-bag/purchase-form.tsx'

/** Price, options and 'Add to bag' of the product's page; its stock is asked for again when the person comes back. */
export default function ProductPurchase({ product }: { product: Purchasable }) {
  const { data = product } = useProduct(product.path, { known: product })
  return <PurchaseForm product={data} />
}
