import type { AddressBody } from '../shared/people/address.ts'
import type { OrderStatus } from '../shared/selling/orders.ts'

/** What a demonstration shop has lived through before its first day, so that its owner sees a shop at work. */
export type StarterHistory = {
  /** Who bought; somebody with the same e-mail who is there already is taken instead. Nobody knows their passwords. */
  customers: PastCustomer[]
  /** Oldest first. */
  orders: PastOrder[]
  visits: PastVisits[]
}

export type PastCustomer = {
  firstName: string
  lastName: string
  email: string
  gender: 'MALE' | 'FEMALE'
  address: Omit<AddressBody, 'name'>
}

export type PastOrder = {
  /** When it was placed, on the site's clock; 0 is the day of the first start. */
  daysAgo: number
  minuteOfDay: number
  /** Index among the customers. */
  customer: number
  paymentMode: 'cod' | 'sandbox'
  pieces: { sku: string; quantity: number }[]
  /** What became of it; a step that would lie in the future has not come yet. */
  steps: PastStep[]
}

export type PastStep = {
  to: OrderStatus | 'REFUNDED'
  hoursLater: number
  note?: string
  tracking?: { courier: string; number: string }
}

export type PastVisits = { daysAgo: number; hour: number; views: number; visitors: number }
