import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { quotePhoneOrder } from '../../../server/modules/selling/phone-orders/phone-orders.contract.ts'
import type { PhoneQuote } from '../../../shared/selling/orders/phone-orders.ts'
import { usePaused } from '../../ui/use-paused.ts'
import { type PhoneOrderApi, quoteInputOf } from './phone-order-values.ts'

export type ShownQuote = {
  quote: PhoneQuote | undefined
  /** The quote is outdated. */
  isLate: boolean
  fault: string | undefined
  refetch: () => void
}

/** The quote of the typed order, a moment after the last key. */
export function useQuote(form: PhoneOrderApi): ShownQuote {
  const typed = useWatch({ control: form.control, compute: (values) => JSON.stringify(quoteInputOf(values) ?? null) })
  const asked = usePaused(typed, 300)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['phone-quote', asked],
    queryFn: async () => (await call(quotePhoneOrder, { body: JSON.parse(asked) })).data,
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    quote: asked === 'null' ? undefined : data,
    isLate: typed !== 'null' && (asked !== typed || isFetching || isPlaceholderData),
    fault: error?.message,
    refetch: () => void refetch(),
  }
}
