import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  listPaymentOptions,
  readCashStanding,
  reportFailed,
  startCheckout,
  startLargeCheckout,
} from '../server/modules/selling/checkout/checkout.contract.ts'
import { itemsOf, piecesOf } from '../shared/selling/bag/bag.ts'
import type { Cart } from '../shared/selling/bag/cart.ts'
import type { CollectingBusiness } from '../shared/selling/delivery/pick-up.ts'
import type { PaymentOption } from '../shared/selling/orders/orders.ts'
import { successPath } from '../shared/selling/payments/result-path.ts'
import { addressKey } from './addresses.ts'
import { useHasBag } from './bag.ts'
import { call } from './call.ts'
import { type CartPlace, type CartTerms, cartKey, loadCart } from './cart.ts'
import { leaveTo } from './leave.ts'
import { orderKey } from './orders.ts'
import { type Personal, usePersonal } from './personal.ts'
import { pickUpKey } from './pick-up.ts'

const cashKey = ['cash-reason']
const optionsKey = ['payment-options']

/** The ways to pay; for a place of delivery or of pick-up, those possible there. */
export function usePaymentOptions(preview: PaymentOption[] | null = null, place: CartPlace & { pickUp?: string } = {}) {
  const run = async () => inPhoneOrder((await call(listPaymentOptions, { query: place })).data)
  return usePersonal({ key: [...optionsKey, place], run, preview, useOwn: useHasBag })
}

const isPhone = () => matchMedia('(pointer: coarse) and (width < 48rem)').matches

/** In the shop's order; a phone first has those that open an app on it, if the shop wants that. */
function inPhoneOrder(options: PaymentOption[]): PaymentOption[] {
  return isPhone() ? options.toSorted((a, b) => Number(b.firstOnPhones) - Number(a.firstOnPhones)) : options
}

/** Destination of an order: a customer's address, or a pick-up place with the collector's details. */
export type Where =
  | { addressId: string }
  | ({ pickUp: string; name: string; mobile: string } & Partial<CollectingBusiness>)

/**
 * Reason that cash on delivery is unavailable; null if available or unknown. Fetched again for other `terms`: an edited address
 * keeps its id.
 */
export function useCashReason(
  where: Where | undefined,
  { total, enabled, ...terms }: CartTerms & { total: number; enabled: boolean },
): string | null {
  const { mobile } = terms
  const query = where && 'pickUp' in where ? { pickUp: where.pickUp, mobile } : where
  const { data } = useQuery({
    queryKey: [...cashKey, query, terms, total],
    queryFn: async () => (await call(readCashStanding, { query: query ?? {} })).data.reason,
    enabled: enabled && query !== undefined,
  })
  return data ?? null
}

/** The bag for customers and guests; priced for a place and payment method if given. */
export function useOwnCart(preview: Cart | null = null, terms?: CartTerms): Personal<Cart> {
  const key = terms ? [...cartKey, terms] : cartKey
  return usePersonal({ key, run: () => loadCart(terms), preview, useOwn: useHasBag })
}

type Choice = { where: Where; paymentMode: string }
type Placing = { choice: Choice; seen: Cart }

/**
 * Places the order as the bag `seen` showed it, and goes on to the payment service's page, or to the success page. Stays pending until
 * the page is left; a second press while it runs does nothing. After a refusal bag, addresses, places and ways to pay are loaded again before the
 * button can be pressed again, because one of them changed: the next press accepts what is shown then (B164).
 */
export function usePlaceOrder() {
  const queries = useQueryClient()
  const running = useRef(false)
  const mutation = useMutation({
    mutationFn: async (placing: Placing) => leaveTo(await place(placing)),
    onError: async () => {
      const anew = [cartKey, addressKey, pickUpKey, cashKey, optionsKey]
      await Promise.allSettled(anew.map((queryKey) => queries.invalidateQueries({ queryKey })))
      running.current = false
    },
  })
  const placeOnce = (choice: Choice, seen: Cart) => {
    if (running.current) return
    running.current = true
    mutation.mutate({ choice, seen })
  }
  const { choice, seen } = mutation.variables ?? {}
  return { place: placeOnce, busy: mutation.isPending, refusal: mutation.error, seen, sent: choice?.where }
}

/**
 * @returns where the browser goes next
 * @throws CallError with what stands in the way
 */
async function place({ choice, seen }: Placing): Promise<string> {
  const { where, paymentMode } = choice
  const { total } = seen.amounts
  const shown = { total, pieces: piecesOf(seen), items: itemsOf(seen) }
  const asked = { ...where, paymentMode, ...shown }
  // The items of a large bag are too long for an address.
  const { data } = await (seen.total > 100
    ? call(startLargeCheckout, { body: asked })
    : call(startCheckout, { query: asked }))
  return data.redirect ?? successPath({ order: data.orderId, shown: data.total < total ? total : undefined })
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
