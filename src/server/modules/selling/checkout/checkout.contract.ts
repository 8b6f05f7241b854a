import { z } from 'zod'
import { contract, mostOfOrderLines, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import { mobileNumber } from '../../../../shared/rules.ts'
import {
  type CollectingBusiness,
  checkBusiness,
  collectingBusiness,
} from '../../../../shared/selling/delivery/pick-up.ts'
import { parcelMobile, termsQuery } from '../../../../shared/selling/delivery/place-query.ts'
import {
  cashStanding,
  checkoutStart,
  order,
  orderPayment,
  paymentOption,
} from '../../../../shared/selling/orders/orders.ts'
import { cashCode, cashConfirmation } from '../../../../shared/selling/payments/cash-code.ts'
import { largestWhole } from '../../../../shared/whole-numbers.ts'
import { filledText } from '../../../../shared/words.ts'

const options = { access: 'buyer', group: 'Checkout' } as const
const transaction = recordId('Send the transaction id.')

const where = {
  addressId: recordId('Choose an address.').optional(),
  /** The id of a place where the order is picked up, instead of an address. */
  pickUp: recordId('Choose a place.').optional(),
}

const collector = {
  name: z
    .string()
    .trim()
    .min(1, 'Name required')
    .max(120, filledText('Use up to {count} characters.', { count: 120 }))
    .optional(),
  mobile: z.optional(mobileNumber),
  ...collectingBusiness,
}

type Where = { addressId?: string | undefined; pickUp?: string | undefined }
type Collector = { name?: string | undefined; mobile?: string | undefined } & CollectingBusiness

function checkWhere({ addressId, pickUp }: Where, issues: z.RefinementCtx): void {
  const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
  if (addressId === undefined && pickUp === undefined) add('addressId', 'Choose an address.')
  if (addressId !== undefined && pickUp !== undefined)
    add('pickUp', 'Choose an address or a place to pick it up, not both.')
}

function checkCollector({ pickUp, name, mobile, ...business }: Where & Collector, issues: z.RefinementCtx): void {
  const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message })
  if (pickUp === undefined) {
    if (business.gstin) add('gstin', 'The GSTIN of an order that is delivered is that of its address.')
    return
  }
  checkBusiness(business, add)
  if (name === undefined) add('name', 'Enter the name of the person who collects it.')
  if (mobile === undefined) add('mobile', 'Enter the mobile number of the person who collects it.')
}

const choice = z.object({
  ...where,
  ...collector,
  paymentMode: z.string('Choose a way to pay.').trim().min(1, 'Choose a way to pay.').max(40),
  /** The total shown to the customer, minor units; a dearer order is refused. */
  total: z.coerce.number('Send the total in paise.').int('Send the total in paise.').min(0).optional(),
  /** The number of pieces shown to the customer; an order of more is refused. */
  pieces: z.coerce
    .number('Send the number of pieces.')
    .int('Enter a whole number.')
    .min(0)
    .max(largestWhole, 'Send the number of pieces.')
    .optional(),
  /** The items shown to the customer, as `variantId:pieces,variantId:pieces`; an order with more of any is refused. */
  items: z
    .string()
    .regex(/^([0-9a-f-]{36}:\d{1,6}(,|$))*$/, 'Send the items as variantId:pieces, separated by commas.')
    .max(24_000)
    .transform(itemsIn)
    .optional(),
})

function itemsIn(text: string): ReadonlyMap<string, number> {
  const items = text.split(',').map((item) => item.split(':'))
  return new Map(items.map(([variantId = '', pieces]) => [variantId, Number(pieces)]))
}

const status = z.object({
  transactionId: z.string(),
  orderId: z.string(),
  status: orderPayment.shape.status,
  amount: z.number().int(),
})

export const listPaymentOptions = contract('get', '/api/v1/checkout/options', {
  ...options,
  access: 'visitor',
  summary: 'List payment methods, for a delivery or pick-up place if given',
  limit: { name: 'payment-options', points: 120, seconds: 60, counts: 'reads' },
  query: termsQuery,
  reply: z.object({ data: z.array(paymentOption) }),
  refusals: ['pickUp.gone'],
})

const chosen = choice.superRefine(checkWhere).superRefine(checkCollector)

const starting = {
  reply: oneOf(checkoutStart),
  refusals: [
    'address.notFound',
    'cart.empty',
    'cart.mostLines',
    'cart.mostPieces',
    'cart.onlyLeft',
    'cart.outOfStock',
    'cart.unsold',
    'cash.code',
    'cash.first',
    'cash.largest',
    'cash.pin',
    'cash.refusedBefore',
    'cash.smallest',
    'checkout.checking',
    'checkout.closed',
    'checkout.dearer',
    'checkout.held',
    'checkout.looking',
    'checkout.moreLines',
    'checkout.morePieces',
    'checkout.moreValue',
    'checkout.newLines',
    'checkout.newValue',
    'checkout.open',
    'checkout.otherItems',
    'checkout.tooMany',
    'delivery.cash',
    'delivery.place',
    'guest.email',
    'guest.off',
    'payment.mode',
    'payment.over',
    'payment.refused',
    'payment.unavailable',
    'pickUp.cash',
    'pickUp.gone',
  ],
} as const

export const startCheckout = contract('get', '/api/io/cart/checkout/init', {
  ...options,
  summary: 'Place an order for the cart, delivered or picked up; idempotent',
  ...starting,
  query: chosen,
})

export const startLargeCheckout = contract('post', '/api/v1/checkout', {
  ...options,
  summary: 'Place an order with the items in the body; idempotent',
  ...starting,
  body: chosen,
  mostBytes: mostOfOrderLines,
})

export const readCashStanding = contract('get', '/api/v1/checkout/cash', {
  ...options,
  summary: 'Check whether the bag can be paid in cash, with the reason if not',
  query: z.object({ ...where, mobile: parcelMobile }).superRefine(checkWhere),
  limit: { name: 'cash-standing', points: 120, seconds: 60, counts: 'reads' },
  reply: oneOf(cashStanding),
  refusals: ['address.notFound', 'pickUp.gone'],
})

export const askForCashCode = contract('post', '/api/v1/checkout/cash/code', {
  ...options,
  summary: 'Mail the customer a code that confirms a cash order',
  reply: oneOf(cashCode),
  refusals: ['guest.email'],
  limit: { name: 'cash-code', points: 20, seconds: 3600 },
})

export const confirmCash = contract('post', '/api/v1/checkout/cash/confirmation', {
  ...options,
  summary: 'Confirm cash orders of this session with the mailed code, for half an hour',
  body: cashConfirmation,
  reply: oneOf(z.object({ confirmed: z.boolean() })),
  refusals: ['cash.codeFailed'],
  limit: { name: 'cash-confirmation', points: 10, seconds: 60, counts: 'reads' },
})

export const reportFailed = contract('get', '/api/io/cart/checkout/failed', {
  ...options,
  summary: 'Cancel a payment attempt, unless its provider reports it as paid',
  query: z.object({ transactionId: transaction }),
  reply: oneOf(order),
  refusals: ['payment.notFound'],
})

export const askSandbox = contract('get', '/api/sandbox/status/{id}', {
  ...options,
  summary: 'Verify a payment attempt with the sandbox bank',
  params: z.object({ id: transaction }),
  reply: oneOf(status),
  refusals: ['payment.notFound'],
})

export const askPhonepe = contract('get', '/api/phonepe/status/{id}', {
  ...options,
  summary: 'Verify a payment attempt with PhonePe',
  params: z.object({ id: transaction }),
  reply: oneOf(status),
  refusals: ['payment.notFound'],
})

const signed = z.string().min(1).max(200)

export const verifyRazorpay = contract('get', '/api/razorpay/checkout/verify', {
  ...options,
  summary: 'Verify a payment attempt with Razorpay, by the ids and signature given to the browser',
  query: z.object({ razorpay_order_id: signed, razorpay_payment_id: signed, razorpay_signature: signed }),
  reply: oneOf(status),
  refusals: ['payment.notFound', 'payment.signature'],
})

export const verifyStripe = contract('get', '/api/stripe/checkout/verify/{id}', {
  ...options,
  summary: 'Verify a payment attempt with Stripe, by our id or that of the Checkout Session',
  params: z.object({ id: z.string().max(255) }),
  reply: oneOf(status),
  refusals: ['payment.notFound'],
})

named({
  attemptStanding: status,
  cashCode,
  cashConfirmation,
  cashStanding,
  checkoutStart,
  orderPayment,
  paymentOption,
  attemptStatus: orderPayment.shape.status,
})
