import { Plus } from 'lucide-react'
import { call } from '../../../client/call.ts'
import { findSoldVariants } from '../../../server/modules/selling/phone-orders/phone-orders.contract.ts'
import { nameWithOptions } from '../../../shared/selling/bag/bag.ts'
import type { SoldVariant } from '../../../shared/selling/orders/phone-orders.ts'
import { formatPrice } from '../../../shared/selling/pricing/money.ts'
import { useSite } from '../../ui/me.ts'
import { SearchPicker } from '../../ui/search-picker.tsx'

/** A search for what is on sale. */
export function FindVariant({ onFound }: { onFound: (variant: SoldVariant) => void }) {
  const currency = useSite()?.currency ?? 'INR'
  const find = async (q: string) => {
    const { data } = await call(findSoldVariants, { query: { q } })
    return data.map((variant) => ({
      ...{ value: variant.variantId, title: nameWithOptions(variant), of: variant },
      detail: variant.available > 0 ? formatPrice(variant.price, currency) : 'Out of stock',
    }))
  }
  return (
    <SearchPicker
      label="Add an item"
      icon={Plus}
      search="Product or SKU"
      queryKey={['sold-variants']}
      find={find}
      onFound={onFound}
    />
  )
}
