import { useQueryClient } from '@tanstack/react-query'
import { requestCancel, requestReturn } from '../server/modules/selling/fulfilment/customer-requests.contract.ts'
import { type RequestKind, reasonOf } from '../shared/selling/order-requests.ts'
import type { Order } from '../shared/selling/orders.ts'
import { call } from './call.ts'
import { orderKey } from './orders.ts'

/** `reason` is a key of the kind's reasons, or empty. */
type Wish = { reason: string; note: string }

/**
 * Sends a request for an order and shows the order's new state; after a refusal too, as it may have moved on.
 * @throws CallError
 */
export function useOrderRequest(kind: RequestKind, id: string): (wish: Wish) => Promise<Order> {
  const queries = useQueryClient()
  return async ({ reason, note }) => {
    try {
      const { data } = await (kind === 'return'
        ? call(requestReturn, { body: { id, note, reason: reasonOf('return', reason) } })
        : call(requestCancel, { body: { id, note, reason: reasonOf('cancel', reason) } }))
      return data
    } finally {
      await queries.invalidateQueries({ queryKey: orderKey(id) })
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
}
