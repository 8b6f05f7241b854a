import { useQueryClient } from '@tanstack/react-query'
import {
  requestCancel,
  requestReturn,
  withdrawRequest,
} from '../server/modules/selling/fulfilment/customer-requests.contract.ts'
import {
  addPictureByLink,
  requestCancelByLink,
  requestReturnByLink,
  withdrawRequestByLink,
} from '../server/modules/selling/fulfilment/guest-requests.contract.ts'
import { type RequestKind, reasonOf } from '../shared/selling/orders/order-requests.ts'
import type { Order } from '../shared/selling/orders/orders.ts'
import type { PiecesOf } from '../shared/selling/orders/pieces.ts'
import { call } from './call.ts'
import { orderKey } from './orders.ts'

/** `reason` is a key of the kind's reasons, or empty; without `lines` it is about the whole order. */
type Wish = { reason: string; note: string; lines?: PiecesOf[] | undefined; pictures?: string[] }

type Send = (wish: Wish) => Promise<Pick<Order, 'status'>>

/** The calls by which an order is cancelled or returned: its customer's, or those of the link that shows a guest's order (B326). */
function sender(kind: RequestKind, id: string, token: string | undefined): Send {
  const params = { token: token ?? '' }
  return async ({ reason, lines, pictures, note }) => {
    if (kind === 'return') {
      const body = { note, reason: reasonOf('return', reason), lines, pictures }
      return (
        await (token ? call(requestReturnByLink, { params, body }) : call(requestReturn, { body: { id, ...body } }))
      ).data
    }
    const body = { note, reason: reasonOf('cancel', reason), lines }
    return (
      await (token ? call(requestCancelByLink, { params, body }) : call(requestCancel, { body: { id, ...body } }))
    ).data
  }
}

/**
 * Sends a request for an order and shows the order's new state; after a refusal too, as it may have moved on. The page of a link, which the
 * server draws, has to be loaded again for that.
 * @param token that of the link, for a guest's order
 * @throws CallError
 */
export function useOrderRequest(kind: RequestKind, id: string, token?: string): Send {
  const send = sender(kind, id, token)
  const shown = useShown(id, token)
  return (wish) => shown(() => send(wish))
}

/**
 * Withdraws the request about an order, and shows the order's new state like `useOrderRequest`.
 * @throws CallError
 */
export function useWithdrawal(id: string, token?: string): () => Promise<void> {
  const shown = useShown(id, token)
  return async () => {
    await shown(() =>
      token ? call(withdrawRequestByLink, { params: { token } }) : call(withdrawRequest, { body: { id } }),
    )
  }
}

/** Shows the order anew once a call has ended, however it ended. */
function useShown(id: string, token: string | undefined): <Reply>(send: () => Promise<Reply>) => Promise<Reply> {
  const queries = useQueryClient()
  return async (send) => {
    if (token) return send()
    try {
      return await send()
    } finally {
      await queries.invalidateQueries({ queryKey: orderKey(id) })
      void queries.invalidateQueries({ queryKey: ['orders'] })
    }
  }
}

/** Uploads a picture for a return by a link. @returns its id @throws CallError */
export async function uploadByLink(token: string, file: File): Promise<string> {
  return (await call(addPictureByLink, { params: { token }, body: { file } })).data._id
}
