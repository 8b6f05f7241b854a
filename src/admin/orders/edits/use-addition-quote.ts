import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { quoteItems } from '../../../server/modules/selling/order-edits/order-edits.contract.ts'
import { largestQuantity } from '../../../shared/selling/bag/cart.ts'
import type { SoldVariant } from '../../../shared/selling/orders/phone-orders.ts'
import { usePaused } from '../../ui/use-paused.ts'

/** An item to add, with its quantity as typed. */
export type Typed = { variant: SoldVariant; quantity: string }

/** The items as calls take them; undefined while there is none, or one has no number of pieces. */
export function linesToAdd(typed: Typed[]): { variantId: string; quantity: number }[] | undefined {
  const lines = typed.map(({ variant, quantity }) => ({ variantId: variant.variantId, quantity: Number(quantity) }))
  const isWhole = ({ quantity }: { quantity: number }) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= largestQuantity
  return lines.length > 0 && lines.every(isWhole) ? lines : undefined
}

/** The quote of the order with the typed items, a moment after the last key. */
export function useAdditionQuote(id: string, typed: Typed[]) {
  const wanted = JSON.stringify(linesToAdd(typed) ?? null)
  const asked = usePaused(wanted, 300)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['addition-quote', id, asked],
    queryFn: async () => (await call(quoteItems, { params: { id }, body: { lines: JSON.parse(asked) } })).data,
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    quote: wanted === 'null' ? undefined : data,
    isLate: asked !== wanted || isFetching || isPlaceholderData,
    fault: error?.message,
    refetch: () => void refetch(),
  }
}
