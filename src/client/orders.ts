import { listOwnOrders, listReachableOrders } from '../server/modules/selling/orders/orders.contract.ts'
import type { Order } from '../shared/selling/orders/orders.ts'
import { isUuid } from '../shared/uuid.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

export type OrderPage = { data: Order[]; total: number }

/** The person's orders, newest first; pages count from 0. */
export function useOrders(
  { page, size }: { page: number; size: number },
  preview: OrderPage | null = null,
  ready = true,
) {
  const run = () => call(listOwnOrders, { body: { p: page, s: size } })
  return usePersonal({ key: ['orders', page, size], run, preview, ready })
}

export const orderKey = (id: string | undefined) => ['order', id]

type OrderOptions = {
  preview?: Order | null
  again?: (order: Order | null | undefined) => number | false
  useOwn?: () => boolean
  mayStay?: boolean
}

/** One order (C31); null when the person has none with this id, and for an id that a copied link lost a part of. */
export function useOrder(id: string | undefined, { preview, again, useOwn, mayStay }: OrderOptions = {}) {
  const run = async () => {
    if (!isUuid(id ?? '')) return { order: null }
    const filters = { _id: [{ operator: 'EQUALS' as const, value: id ?? '' }] }
    const { data } = await call(listReachableOrders, { body: { p: 0, s: 1, filters } })
    return { order: data[0] ?? null }
  }
  return usePersonal<{ order: Order | null }>({
    key: orderKey(id),
    run,
    preview: preview ? { order: preview } : null,
    again: again && ((found) => again(found?.order)),
    ready: id !== undefined,
    useOwn,
    mayStay,
  })
}
