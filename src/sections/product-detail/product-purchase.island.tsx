import { useCallback } from 'react'
import { type Purchasable, useProduct } from '../../client/product.ts'
import { PurchaseForm } from '../../features/add-to-bag/purchase-form.tsx'
import { turnTo } from './gallery-strip.ts'

type Props = {
  product: Purchasable
  /** Id of the strip that shows the product's pictures, in their order. */
  strip: string
}

/**
 * Price, options and 'Add to bag' of the product's page; its stock is asked for again when the person comes back. What is chosen
 * shows in the strip of pictures.
 */
export default function ProductPurchase({ product, strip }: Props) {
  const { data = product } = useProduct(product.path, { known: product })
  const show = useCallback(
    (picture: string | undefined) => {
      const index = product.basicDetails.media.findIndex(({ id }) => id === picture)
      if (index >= 0) turnTo(strip, index)
    },
    [product, strip],
  )
  return <PurchaseForm product={data} onPicture={show} />
}
