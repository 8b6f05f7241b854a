import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { listPaymentOptions } from '../../../server/modules/selling/checkout/checkout.contract.ts'
import { Badge } from '../../ui/badge.tsx'
import { wayWord } from './payment-words.ts'

/** Names the ways to pay that are on and move no real money. */
export function TestMode() {
  const { data } = useQuery({
    queryKey: ['ways-to-pay'],
    queryFn: async () => (await call(listPaymentOptions, { query: {} })).data,
  })
  const names = data?.flatMap(({ mode, test }) => (test ? [wayWord(mode)] : [])) ?? []
  return names.length > 0 && <Badge tone="warn">{`Test mode: ${names.join(', ')}`}</Badge>
}
