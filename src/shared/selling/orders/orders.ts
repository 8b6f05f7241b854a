import { z } from 'zod'
import { picture } from '../../content/media/picture-shapes.ts'
import { cartDiscount } from '../bag/cart.ts'
import { arrival } from '../delivery/arrival.ts'
import { orderPickUp } from '../delivery/pick-up.ts'
import { buyer, orderInvoice } from '../invoices/invoices.ts'
import { taxKinds } from '../invoices/tax-kind.ts'
import { utrStates } from '../payments/upi.ts'
import { orderAlong, orderReturn, parcel } from './order-parts.ts'
import { orderRequest, ownActions } from './order-request-shapes.ts'
import { moneyStatuses, statuses } from './order-statuses.ts'

export { moneyStatuses, type OrderStatus, orderStatuses, type PaymentStatus, statuses } from './order-statuses.ts'

/** Delivery address. Mostly empty if the customer was deleted. */
const orderAddress = buyer

/** An amount taken off a line, and why. */
export const orderDiscount = z.object({ reason: z.string(), amount: z.number().int() })

/** The centre's half of the tax; 0 if the tax is not shared, null for an order placed before halves were kept. */
const centreTax = z.number().int().nullable()

/** The part of the shipping at one GST rate. */
export const shippingTax = z.object({
  /** GST in percent. */
  rate: z.number().int(),
  /** Tax included. */
  amount: z.number().int(),
  tax: z.number().int(),
  centreTax,
})

export const orderLine = z.object({
  productVariantId: z.string(),
  name: z.string(),
  path: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  image: picture.nullable(),
  quantity: z.number().int(),
  /** Price per piece; minor units, GST included. */
  price: z.number().int(),
  mrp: z.number().int(),
  /** quantity × price */
  amount: z.number().int(),
  hsn: z.string(),
  gstRate: z.number().int(),
  /** Taken off `amount`. */
  discounts: z.array(orderDiscount),
  /** The tax in what is left of `amount`. */
  tax: z.number().int(),
  centreTax,
  /** Pieces of `quantity` by where they are; the rest is still to be sent. */
  cancelled: z.number().int(),
  shipped: z.number().int(),
  /** With the customer. */
  delivered: z.number().int(),
  returned: z.number().int(),
  /** Delivered pieces in an open return. */
  inReturn: z.number().int(),
  /** Each time that its price was lowered after the sale: by how much, and how many pieces were cancelled or returned before. */
  reductions: z.array(z.object({ amount: z.number().int(), gone: z.number().int() })),
  /** Delivered pieces that came back and whose replacement has not arrived. */
  replacing: z.number().int(),
  /** Last day to ask for a return of its pieces, as that of the order. */
  returnUntil: z.string().nullable(),
  /** Pieces of which its customer may ask for a return now. */
  returnable: z.number().int(),
})

/** A payment attempt. */
export const orderPayment = z.object({
  transactionId: z.string(),
  provider: z.string(),
  status: z.enum(['OPEN', 'PAID', 'FAILED', 'REFUND_DUE', 'REFUNDED']),
  amount: z.number().int(),
  /** To be paid back, and not on its way. */
  due: z.number().int(),
  created: z.string(),
  /** No real money moved. */
  test: z.boolean(),
  /** Another amount than asked was reported of it, and the shop has yet to settle that. */
  differs: z.boolean(),
  /** Refunds that are done or on their way, oldest first. */
  refunds: z.array(
    z.object({ amount: z.number().int(), state: z.enum(['REQUESTED', 'SENT', 'DONE']), created: z.string() }),
  ),
  /** The UTR of a payment to the shop’s UPI ID, and whether staff found it; null without one. */
  utr: z.object({ number: z.string(), state: z.enum(utrStates), entered: z.string() }).nullable(),
})

export const orderNamed = z.object({ _id: z.string(), number: z.number().int() }).nullable()

export const order = z.object({
  _id: z.string(),
  /** Order number for people: 1001, 1002 ... within the site. */
  number: z.number().int(),
  status: z.enum(statuses),
  paymentMode: z.string(),
  paymentStatus: z.enum(moneyStatuses),
  currency: z.string(),
  /** Minor units; total = items − discount + shipping, and tax is inside total. */
  amounts: z.object({
    items: z.number().int(),
    discount: z.number().int(),
    /** With `cashFee`. */
    shipping: z.number().int(),
    /** The fee for cash on delivery; 0 for other orders. */
    cashFee: z.number().int(),
    tax: z.number().int(),
    total: z.number().int(),
    /** Amounts that cancelled pieces, and returned ones, take from `total`. */
    cancelled: z.number().int(),
    returned: z.number().int(),
    /** The amount that lowered prices take from `total`, and how much of it is of the shipping. */
    reduced: z.number().int(),
    reducedShipping: z.number().int(),
  }),
  /** The taxes that the seller owes on it. */
  taxKind: z.enum(taxKinds),
  /** Shipping by GST rate. */
  shippingTaxes: z.array(shippingTax),
  /** Their amounts add up to `amounts.discount`. */
  discounts: z.array(cartDiscount),
  /** An order that is picked up has that of the place, with the name and mobile number of who collects it. */
  address: orderAddress,
  /** Where it is picked up; null for an order that is delivered. */
  pickUp: orderPickUp.nullable(),
  lines: z.array(orderLine),
  /** Invoice and credit notes, oldest first. */
  invoices: z.array(orderInvoice),
  /** In the order in which they were sent. */
  parcels: z.array(parcel),
  /** Oldest first. */
  returns: z.array(orderReturn),
  /** Newest first. */
  payments: z.array(orderPayment),
  events: z.array(
    z.object({
      kind: z.string(),
      note: z.string(),
      created: z.string(),
      /** The other order that it is about, one of `goesWith` and `goingAlong`. */
      about: orderNamed,
    }),
  ),
  /** ISO 8601. */
  created: z.string(),
  placed: z.string().nullable(),
  /** Promised when it was placed; of an order that is picked up, the day on which it is ready. */
  arrives: arrival.nullable(),
  /** End of the reservation of an unpaid order. */
  reservedUntil: z.string().nullable(),
  /** Steps open to its customer now (B228). */
  actions: ownActions,
  /** Last day to ask for a return of any line, in the site's time zone: `2026-12-03`; null before delivery, or without returns. */
  returnUntil: z.string().nullable(),
  /** The customer's request until the shop closes it. A return stands beside the status until all of the order has arrived. */
  request: orderRequest.nullable(),
  /** Taken by staff, by phone or message. */
  taken: z.boolean(),
  /** The order in whose parcel it goes, without a charge for delivery (B360); null for any other. */
  goesWith: orderAlong.nullable(),
  /** Further orders that go in its parcel, oldest first, also those that were not paid or were cancelled. */
  goingAlong: z.array(orderAlong),
  /** Path of the page on which it is paid without signing in (B300), while it waits for its payment; null otherwise. */
  payPage: z.string().nullable(),
})

/** Reply of `checkout/init`: where to send the browser. */
export const checkoutStart = z.object({
  orderId: z.string(),
  number: z.number().int(),
  /** Order total, minor units. */
  total: z.number().int(),
  transactionId: z.string().nullable(),
  /** The payment service's page; null if nothing is to be paid now. */
  redirect: z.string().nullable(),
})

/** `reason`: why not, in the language of the request; null if it is possible. */
export const cashStanding = z.object({ reason: z.string().nullable() })

export const paymentOption = z.object({
  mode: z.string(),
  title: z.string(),
  description: z.string(),
  /** A test payment: no money moves. */
  test: z.boolean(),
  /** Phones show it before the others. */
  firstOnPhones: z.boolean(),
})

export type Order = z.output<typeof order>
export type OrderPayment = z.output<typeof orderPayment>
export type ShippingTax = z.output<typeof shippingTax>
export type OrderLine = z.output<typeof orderLine>
export type CheckoutStart = z.output<typeof checkoutStart>
export type PaymentOption = z.output<typeof paymentOption>
