import { useQueryClient } from '@tanstack/react-query'
import { requestCancel, requestReturn } from '../server/modules/selling/fulfilment/customer-requests.contract.ts'
import { type RequestKind, reasonOf } from '../shared/selling/order-requests.ts'
import type { Order } from '../shared/selling/orders.ts'
import type { PiecesOf } from '../shared/selling/pieces.ts'
import { call } from './call.ts'
import { orderKey } from './orders.ts'

/** `reason` is a key of the kind's reasons, or empty; without `lines` it is about the whole order. */
type Wish = { reason: string; note: string; lines?: PiecesOf[] | undefined; pictures?: string[] }

/**
 * Sends a request for an order and shows the order's new state; after a refusal too, as it may have moved on.
 * @throws CallError
 */
export function useOrderRequest(kind: RequestKind, id: string): (wish: Wish) => Promise<Order> {
  const queries = useQueryClient()
  return async ({ reason, note, lines, pictures }) => {
    try {
      const { data } = await (kind === 'return'
        ? call(requestReturn, { body: { id, note, reason: reasonOf('return', reason), lines, pictures } })
        : call(requestCancel, { body: { id, note, reason: reasonOf('cancel', reason), lines } }))
      return data
    } finally {
      await queries.invalidateQueries({ queryKey: orderKey(id) })
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
}
