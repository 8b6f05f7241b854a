import { useQuery, useQueryClient } from '@tanstack/react-query'
import { checkDelivery } from '../server/modules/selling/delivery/delivery.contract.ts'
import { call } from './call.ts'
import { readStored, store } from './storage.ts'

const pinKey = 'haat:pin'

/** The PIN code that was last asked about in this browser. */
export function rememberedPin(): string | undefined {
  const text = readStored('local', pinKey)
  return text !== null && /^[1-9]\d{5}$/.test(text) ? text : undefined
}

/** The place that the bag is priced for: the remembered PIN code. */
export function rememberedPlace(): { pincode?: string } {
  const pincode = rememberedPin()
  return pincode === undefined ? {} : { pincode }
}

/** Remembers a PIN code and reprices the bag for it. */
export function useRememberPin() {
  const queries = useQueryClient()
  return (pincode: string) => {
    store('local', pinKey, pincode)
    void queries.invalidateQueries({ queryKey: ['cart'] })
  }
}

/** How the shop delivers to a PIN code. */
export function useDelivery(pincode: string | undefined) {
  return useQuery({
    queryKey: ['delivery', pincode],
    queryFn: async () => (await call(checkDelivery, { query: { pincode: pincode ?? '' } })).data,
    enabled: pincode !== undefined,
  })
}
