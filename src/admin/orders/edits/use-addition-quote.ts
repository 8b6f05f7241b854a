import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { quoteItems } from '../../../server/modules/selling/order-edits/order-edits.contract.ts'
import { quoteFurtherOrder } from '../../../server/modules/selling/phone-orders/phone-orders.contract.ts'
import { largestQuantity } from '../../../shared/selling/bag/cart.ts'
import type { FurtherQuoteBody, SoldVariant } from '../../../shared/selling/orders/phone-orders.ts'
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
  return useItemsQuote('addition-quote', id, typed, async (lines) => {
    return (await call(quoteItems, { params: { id }, body: { lines } })).data
  })
}

/** The quote of an order of the typed items that goes along with another, a moment after the last key. */
export function useFurtherQuote(id: string, typed: Typed[], paymentMode: FurtherQuoteBody['paymentMode']) {
  return useItemsQuote(`further-quote-${paymentMode}`, id, typed, async (lines) => {
    return (await call(quoteFurtherOrder, { params: { id }, body: { lines, paymentMode } })).data
  })
}

type Lines = NonNullable<ReturnType<typeof linesToAdd>>

function useItemsQuote<Quote>(name: string, id: string, typed: Typed[], ask: (lines: Lines) => Promise<Quote>) {
  const wanted = JSON.stringify(linesToAdd(typed) ?? null)
  const asked = usePaused(wanted, 300)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [name, id, asked],
    queryFn: () => ask(JSON.parse(asked)),
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
