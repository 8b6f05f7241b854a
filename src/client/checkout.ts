import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  listPaymentOptions,
  reportFailed,
  startCheckout,
} from '../server/modules/selling/checkout/checkout.contract.ts'
import type { Cart } from '../shared/selling/cart.ts'
import type { CheckoutStart, PaymentOption } from '../shared/selling/orders.ts'
import { addressKey } from './addresses.ts'
import { call } from './call.ts'
import { cartKey, loadCart } from './cart.ts'
import { leaveTo } from './leave.ts'
import { orderKey } from './orders.ts'
import { type Personal, usePersonal } from './personal.ts'

export function usePaymentOptions(preview: PaymentOption[] | null = null) {
  const run = async () => (await call(listPaymentOptions)).data
  return usePersonal({ key: ['payment-options'], run, preview })
}

/** The bag on a page that only makes sense to somebody who is signed in. */
export function useOwnCart(preview: Cart | null = null): Personal<Cart> {
  return usePersonal({ key: cartKey, run: loadCart, preview })
}

type Choice = { addressId: string; paymentMode: string }

/**
 * Places the order and goes on to the payment service's page, or to the order's result. Stays pending until the page is
 * left; a second press while it runs does nothing. A refusal loads bag and addresses again, because one of them changed.
 */
export function usePlaceOrder() {
  const queries = useQueryClient()
  const running = useRef(false)
  const mutation = useMutation({
    mutationFn: async (params: Choice) => leaveTo(nextAfter(await place(params))),
    onError: () => {
      running.current = false
      void queries.invalidateQueries({ queryKey: cartKey })
      void queries.invalidateQueries({ queryKey: addressKey })
    },
  })
  const placeOnce = (choice: Choice) => {
    if (running.current) return
    running.current = true
    mutation.mutate(choice)
  }
  return { place: placeOnce, busy: mutation.isPending, refusal: mutation.error }
}

/** @throws CallError with what stands in the way */
async function place(query: Choice): Promise<CheckoutStart> {
  return (await call(startCheckout, { query })).data
}

function nextAfter({ orderId, redirect }: CheckoutStart): string {
  return redirect ?? `/payment/result?order=${encodeURIComponent(orderId)}`
}

/**
 * The person says that they gave up an attempt to pay; only they know, because a payment on its way looks the same. The
 * shop asks the bank before it believes that (C38), and the order shows the outcome.
 */
export function useGiveUp() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (transactionId: string) => call(reportFailed, { query: { transactionId } }),
    onSuccess: ({ data: order }) => queries.setQueryData(orderKey(order._id), { order }),
  })
}
