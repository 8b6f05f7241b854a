import { useCallback, useState } from 'react'
import { type Purchasable, useProduct } from '../../client/product.ts'
import type { Chosen } from '../../features/add-to-bag/choices.ts'
import { ChooseOptions } from '../../features/add-to-bag/choose-options.tsx'
import { PurchaseForm } from '../../features/add-to-bag/purchase-form.tsx'
import { useBuyNow } from '../../features/add-to-bag/use-buy-now.ts'
import { variantParam } from '../../shared/selling/catalogue/variant-address.ts'
import type { Variant } from '../../shared/selling/catalogue/variants.ts'
import { turnTo } from './gallery-strip.ts'

type Props = {
  product: Purchasable
  /** Options chosen by the page's address. */
  first: Chosen
  /** Id of the strip that shows the product's pictures, in their order. */
  strip: string
}

/**
 * Price, options and 'Add to bag' of the product's page; its stock is asked for again when the person comes back. What is chosen
 * shows in the strip of pictures and in the address, which can be passed on. On a phone its bar asks for missing options in a sheet,
 * because they may lie behind the bar.
 */
export default function ProductPurchase({ product, first, strip }: Props) {
  const { data = product } = useProduct(product.path, { known: product })
  const show = useCallback(
    (picture: string | undefined) => {
      const index = product.basicDetails.media.findIndex(({ id }) => id === picture)
      if (index >= 0) turnTo(strip, index)
    },
    [product, strip],
  )
  const { buy, busy } = useBuyNow()
  const [asking, setAsking] = useState<Chosen>()
  const [inSheet, setInSheet] = useState<Chosen>()
  const ask = useCallback((chosen: Chosen) => {
    if (!matchMedia('(width < 48rem)').matches) return false
    setAsking(chosen)
    return true
  }, [])
  const several = product.variants.length > 1
  return (
    <>
      <PurchaseForm
        product={data}
        first={first}
        elsewhere={inSheet}
        onMissing={ask}
        onPicture={show}
        onVariant={several ? nameInAddress : undefined}
        onBuy={buy}
        buying={busy}
      />
      {asking && (
        <ChooseOptions
          name={product.name}
          path={product.path}
          first={asking}
          onChosen={setInSheet}
          onBuy={buy}
          buying={busy}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function nameInAddress(variant: Variant | undefined): void {
  const address = new URL(location.href)
  if (!variant || address.searchParams.get(variantParam) === variant.sku) return
  address.searchParams.set(variantParam, variant.sku)
  history.replaceState(history.state, '', address)
}
