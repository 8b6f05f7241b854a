import type { Order } from '../shared/selling/orders.ts'
import { call } from './api.ts'
import { usePersonal } from './personal.ts'

export type OrderPage = { data: Order[]; total: number }

/** The person's orders, newest first; pages count from 0. */
export function useOrders(
  { page, size }: { page: number; size: number },
  preview: OrderPage | null = null,
  ready = true,
) {
  const run = () => call<OrderPage>('/cuser/orders/all', { body: { p: page, s: size } })
  return usePersonal({ key: ['orders', page, size], run, preview, ready })
}

export const orderKey = (id: string | undefined) => ['order', id]

type OrderOptions = { preview?: Order | null; again?: (order: Order | null | undefined) => number | false }

/** One order; null when the person has none with this id. The call is the specification's (SPEC §7). */
export function useOrder(id: string | undefined, { preview, again }: OrderOptions = {}) {
  const run = async () => {
    const filters = { _id: [{ operator: 'EQUALS', value: id }] }
    const { data } = await call<OrderPage>('/admin/customer/orders/all', { body: { p: 0, s: 1, filters } })
    return { order: data[0] ?? null }
  }
  return usePersonal<{ order: Order | null }>({
    key: orderKey(id),
    run,
    preview: preview ? { order: preview } : null,
    again: again && ((found) => again(found?.order)),
    ready: id !== undefined,
  })
}
