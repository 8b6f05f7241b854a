import { z } from 'zod'
import { omit } from 'zod/mini'
import { addressBody } from '../../../../shared/people/address.ts'
import { email, genders } from '../../../../shared/rules.ts'
import { orderReview } from '../../../../shared/selling/opinions/reviews.ts'
import { statuses } from '../../../../shared/selling/orders/orders.ts'

/** The past of a demonstration shop, so that its owner sees a shop in operation. */
export type StarterHistory = {
  /** Buyers. An existing user with the same email is used instead. Their passwords are random. */
  customers: PastCustomer[]
  /** Oldest first. */
  orders: PastOrder[]
  visits: PastVisits[]
  /** Oldest first; only of delivered products. */
  reviews: PastReview[]
}

const name = z.string().trim().min(1).max(60)

export const pastCustomer = z.strictObject({
  firstName: name,
  lastName: name,
  email,
  gender: z.enum(genders),
  address: z.strictObject(omit(addressBody, { name: true }).shape),
})

const pastStep = z.strictObject({
  to: z.enum([...statuses, 'REFUNDED']),
  hoursLater: z.number().positive(),
  note: z.string().optional(),
  tracking: z.strictObject({ courier: z.string(), number: z.string() }).optional(),
})

const daysAgo = z.number().int().min(0).max(366)

export const pastOrder = z.strictObject({
  /** Date and time of the order in the site's time zone; 0 is the day of the first start. */
  daysAgo,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written 09:30.'),
  /** E-mail of one of the customers. */
  customer: z.string(),
  paymentMode: z.enum(['cod', 'sandbox']),
  pieces: z.array(z.strictObject({ sku: z.string(), quantity: z.number().int().positive() })).min(1),
  /** Status changes; those in the future are left out. */
  steps: z.array(pastStep),
})

/** A review of a delivered product. `helpful`: emails of customers who voted for it; `answer`: the shop's reply. */
export const pastReview = z.strictObject({
  daysAgo,
  /** E-mail of one of the customers. */
  customer: z.string(),
  sku: z.string(),
  stars: orderReview.shape.stars,
  title: orderReview.shape.title,
  text: orderReview.shape.text,
  helpful: z.array(z.string()).default([]),
  answer: z.string().trim().min(1).optional(),
})

const hours = z.array(z.number().int().min(0)).length(24, 'A day has 24 hours.')

/** Visitors and page views per hour of a day. */
export const pastVisits = z.strictObject({ daysAgo, visitors: hours, views: hours })

export type PastCustomer = z.output<typeof pastCustomer>
export type PastOrder = z.output<typeof pastOrder>
export type PastReview = z.output<typeof pastReview>
export type PastStep = z.output<typeof pastStep>
export type PastVisits = z.output<typeof pastVisits>
