import type { CheckoutStart, Order, PaymentOption } from '../shared/orders.ts'
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

type OrderOptions = { preview?: Order | null; again?: (order: Order | null | undefined) => number | false }

/** One order; null when the person has none with this id. The call is the specification's (SPEC §7). */
export function useOrder(id: string | undefined, { preview, again }: OrderOptions = {}) {
  const run = async () => {
    const filters = { _id: [{ operator: 'EQUALS', value: id }] }
    const { data } = await call<OrderPage>('/admin/customer/orders/all', { body: { p: 0, s: 1, filters } })
    return { order: data[0] ?? null }
  }
  return usePersonal<{ order: Order | null }>({
    key: ['order', id],
    run,
    preview: preview ? { order: preview } : null,
    again: again && ((found) => again(found?.order)),
    ready: id !== undefined,
  })
}

export function usePaymentOptions(preview: PaymentOption[] | null = null) {
  const run = async () => (await call<{ data: PaymentOption[] }>('/api/v1/checkout/options', { method: 'GET' })).data
  return usePersonal({ key: ['payment-options'], run, preview })
}

/** Places the order; the same again while it is open is the same order. @throws CallError with what stands in the way */
export async function startCheckout(params: { addressId: string; paymentMode: string }): Promise<CheckoutStart> {
  return (await call<{ data: CheckoutStart }>('/api/io/cart/checkout/init', { method: 'GET', params })).data
}

/** Where an order that was just started goes on: the payment service's page, else its result. */
export function nextAfter({ orderId, redirect }: CheckoutStart): string {
  return redirect ?? `/payment/result?order=${encodeURIComponent(orderId)}`
}
