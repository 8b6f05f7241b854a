import { z } from 'zod'
import { picture } from '../../content/media/picture-shapes.ts'
import { addressInput } from '../../people/address.ts'
import { indianStates } from '../../people/indian-states.ts'
import { email, mobileNumber, pincode, trimLine } from '../../rules.ts'
import { cartAmounts, cartCoupon, cartDiscount, largestQuantity } from '../bag/cart.ts'
import { arrival } from '../delivery/arrival.ts'
import { checkBusiness, collectingBusiness } from '../delivery/pick-up.ts'
import { cashMode, linkMode } from '../payments/payment-modes.ts'
import { longestCode } from '../pricing/coupon-code.ts'

/** Shapes of orders that staff take by phone or message, for calls and screens. Amounts are minor units, GST included. */

const name = (text: string) => z.string(text).check(trimLine).min(1, text).max(60, 'Use at most 60 characters.')

/** A customer who has not signed up. Their mobile number is that of the address. */
export const newCustomer = z.object({
  firstName: name('Enter a first name.'),
  lastName: z.string().check(trimLine).max(60, 'Use at most 60 characters.').default(''),
  email: z.string('Enter an email address.').pipe(email),
})

const quantity = z
  .number('Enter a number of pieces.')
  .int('Enter a whole number.')
  .min(1, 'Enter 1 or more.')
  .max(largestQuantity, `Enter at most ${largestQuantity}.`)

const line = z.object({ variantId: z.uuid('Choose an item.'), quantity })

/** An order cannot have more lines than any site allows. */
const mostLines = 500

export const typedLines = z
  .array(line)
  .max(mostLines, `Enter at most ${mostLines} items.`)
  .superRefine((given, issues) => {
    const seen = new Set<string>()
    for (const [index, { variantId }] of given.entries()) {
      if (seen.has(variantId))
        issues.addIssue({ code: 'custom', path: [index, 'variantId'], message: 'This item stands here twice.' })
      seen.add(variantId)
    }
  })

const coupon = z.string().trim().max(longestCode, `Use at most ${longestCode} characters.`).default('')
const paymentMode = z.enum([cashMode, linkMode], 'Choose a way to pay.')
const customerId = z.uuid('Choose a customer.').optional()
const addressId = z.uuid('Choose an address.').optional()
/** The id of a place where the order is picked up, instead of an address. */
const pickUp = z.uuid('Choose a place.').optional()

/** Who collects an order that is picked up. */
export const collector = z.object({
  name: z
    .string('Enter the name of the person who collects it.')
    .check(trimLine)
    .min(1, 'Enter the name of the person who collects it.')
    .max(120, 'Use up to 120 characters.'),
  mobileNumber: z.string('Enter the mobile number of the person who collects it.').pipe(mobileNumber),
  ...collectingBusiness,
})

/** The basis of a quote; details that are not known yet are left out. */
export const phoneQuoteBody = z.object({
  customerId,
  /** The email of a new customer. */
  email: z.string().max(254).optional(),
  addressId,
  address: z
    .object({ pincode, state: z.enum(indianStates).optional(), mobileNumber: z.string().max(40).default('') })
    .optional(),
  pickUp,
  /** Rules for cash and discounts ask for the mobile number of who collects it. */
  collector: z.object({ mobileNumber: z.string().max(40).default('') }).optional(),
  lines: typedLines,
  coupon,
  paymentMode,
})

/** For how many hours the items of a payment link are reserved. */
export const linkHours = { least: 1, usual: 24, most: 72 }

export const hours = z
  .number('Enter a number of hours.')
  .int('Enter a whole number.')
  .min(linkHours.least, 'Enter 1 hour or more.')
  .max(linkHours.most, `Enter at most ${linkHours.most} hours.`)

/** Either `customerId` or `newCustomer`, and one of `addressId`, `address`, and `pickUp` with its `collector`. */
export const phoneOrderFields = z.object({
  customerId,
  newCustomer: newCustomer.optional(),
  addressId,
  address: z.optional(addressInput),
  pickUp,
  collector: collector.optional(),
  lines: typedLines.min(1, 'Add an item.'),
  coupon,
  paymentMode,
  /** With a link only. */
  hours: hours.default(linkHours.usual),
  /** Only the shop reads it. */
  note: z.string().trim().max(2_000, 'A note may have up to 2,000 characters.').default(''),
})

type Given = z.output<typeof phoneOrderFields>
type Asked = Pick<Given, 'customerId' | 'newCustomer' | 'addressId' | 'address' | 'pickUp' | 'collector'>

/** Adds an issue where a customer, or where the order goes, is missing or said twice. */
export function checkOneEach(given: Asked, issues: z.RefinementCtx): void {
  const add: Add = (path, message) => issues.addIssue({ code: 'custom', path: path.split('.'), message })
  if (!given.customerId === !given.newCustomer) add('customerId', 'Choose one customer, or enter a new one.')
  if (given.pickUp !== undefined) checkPickUp(given, add)
  else if (!given.addressId === !given.address) add('addressId', 'Choose one address, or enter a new one.')
  if (given.addressId && !given.customerId) add('addressId', 'Enter the address of the new customer.')
}

type Add = (path: string, message: string) => void

function checkPickUp({ addressId, address, collector }: Asked, add: Add): void {
  if (addressId || address) add('pickUp', 'Choose an address or a place to pick it up, not both.')
  if (!collector) add('collector', 'Enter the name and mobile number of the person who collects it.')
  else checkBusiness(collector, (field, message) => add(`collector.${field}`, message))
}

const sent = {
  /** The total that staff were shown; a dearer order is refused. */
  total: z.number('Send the total in paise.').int('Send the total in paise.').min(0),
  /** Made by the caller: a repeat with the same key returns the same order. */
  key: z.uuid('Send a key.'),
}

export const phoneOrderBody = phoneOrderFields.extend(sent).superRefine(checkOneEach)

/** The basis of a quote of an order that is to go along with another (B360). */
export const furtherQuoteBody = phoneQuoteBody.pick({ lines: true, paymentMode: true })

/** An order that goes along with another: its customer and where it goes are those of that one. */
export const furtherBody = phoneOrderFields.pick({ lines: true, paymentMode: true, hours: true }).extend(sent)

export const quoteLine = z.object({
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  image: picture.nullable(),
  price: z.number().int(),
  quantity: z.number().int(),
  amount: z.number().int(),
  available: z.number().int(),
  /** Why it cannot be ordered so; null if it can. */
  fault: z.string().nullable(),
})

/** The prices of an order before it is taken. Faults are null where there is none. */
export const phoneQuote = z.object({
  lines: z.array(quoteLine),
  /** Amounts of the lines that can be ordered. */
  amounts: cartAmounts,
  discounts: z.array(cartDiscount),
  coupon: cartCoupon.nullable(),
  /** Why nothing is delivered to the address; null for an order that is picked up. */
  delivery: z.string().nullable(),
  /** When it arrives, or is ready to collect. */
  arrives: arrival.nullable(),
  /** Why it cannot be paid that way. */
  ways: z.object({ [cashMode]: z.string().nullable(), [linkMode]: z.string().nullable() }),
  /** The customer to whom the email of the new customer belongs. */
  known: z.object({ _id: z.string(), name: z.string() }).nullable(),
})

/** The prices of an order before it goes along with another. Faults are null where there is none. */
export const furtherQuote = phoneQuote.pick({ lines: true, amounts: true, discounts: true, ways: true }).extend({
  /** The number of the order with which it goes. */
  goesWith: z.number().int(),
})

/** A variant to order, found by the name of its product or its SKU. */
export const soldVariant = quoteLine.pick({
  variantId: true,
  name: true,
  sku: true,
  options: true,
  image: true,
  price: true,
  available: true,
})

export const soldVariantQuery = z.object({ q: z.string().trim().max(200).default('') })

/** Prolongs the reservation to so many hours from now, never shortens it; and mails the link to the buyer. */
export const paymentLinkBody = z.object({ hours: hours.optional(), mail: z.boolean().default(false) })

export type PhoneOrderBody = z.output<typeof phoneOrderBody>
export type PhoneQuoteBody = z.output<typeof phoneQuoteBody>
export type FurtherBody = z.output<typeof furtherBody>
export type FurtherQuoteBody = z.output<typeof furtherQuoteBody>
export type FurtherQuote = z.output<typeof furtherQuote>
export type PhoneQuote = z.output<typeof phoneQuote>
export type SoldVariant = z.output<typeof soldVariant>
export type PaymentLinkBody = z.output<typeof paymentLinkBody>
