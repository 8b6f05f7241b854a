import { z } from 'zod'
import { picture } from '../content/picture-shapes.ts'
import { addressBody } from '../people/address.ts'
import { arrival } from './arrival.ts'
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './order-statuses.ts'

export { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './order-statuses.ts'

export const statuses = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]
export const moneyStatuses = Object.keys(paymentStatuses) as [PaymentStatus, ...PaymentStatus[]]

/** Where an order goes. Of one whose customer was deleted little is left. */
const orderAddress = z.object({
  ...addressBody.shape,
  name: z.string(),
  mobileNumber: z.string(),
  line1: z.string(),
  city: z.string(),
  pincode: z.string(),
})

export const orderLine = z.object({
  productVariantId: z.string(),
  name: z.string(),
  path: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  image: picture.nullable(),
  quantity: z.number().int(),
  /** Of one piece; minor units, GST included. */
  price: z.number().int(),
  mrp: z.number().int(),
  /** quantity × price */
  amount: z.number().int(),
  hsn: z.string(),
  gstRate: z.number().int(),
  tax: z.number().int(),
})

/** One attempt to pay. */
export const orderPayment = z.object({
  transactionId: z.string(),
  provider: z.string(),
  status: z.enum(['OPEN', 'PAID', 'FAILED', 'REFUND_DUE', 'REFUNDED']),
  amount: z.number().int(),
  created: z.string(),
})

export const order = z.object({
  _id: z.string(),
  /** What people call it: 1001, 1002 ... within the site. */
  number: z.number().int(),
  status: z.enum(statuses),
  paymentMode: z.string(),
  paymentStatus: z.enum(moneyStatuses),
  currency: z.string(),
  /** Minor units; total = items + shipping, and tax is inside total. */
  amounts: z.object({
    items: z.number().int(),
    shipping: z.number().int(),
    tax: z.number().int(),
    total: z.number().int(),
  }),
  address: orderAddress,
  lines: z.array(orderLine),
  /** Newest first. */
  payments: z.array(orderPayment),
  events: z.array(z.object({ kind: z.string(), note: z.string(), created: z.string() })),
  /** ISO 8601. */
  created: z.string(),
  placed: z.string().nullable(),
  /** As the shop promised when it was placed. */
  arrives: arrival.nullable(),
  /** Until when the pieces are reserved for an order that is not paid yet. */
  reservedUntil: z.string().nullable(),
})

/** What `checkout/init` answers: where the browser goes next. */
export const checkoutStart = z.object({
  orderId: z.string(),
  number: z.number().int(),
  /** What it costs; minor units. */
  total: z.number().int(),
  transactionId: z.string().nullable(),
  /** The payment service's own page; null when nothing is to be paid now. */
  redirect: z.string().nullable(),
})

export const paymentOption = z.object({
  mode: z.string(),
  title: z.string(),
  description: z.string(),
  /** A pretend one: no money moves. */
  test: z.boolean(),
})

export type Order = z.output<typeof order>
export type OrderLine = z.output<typeof orderLine>
export type CheckoutStart = z.output<typeof checkoutStart>
export type PaymentOption = z.output<typeof paymentOption>
