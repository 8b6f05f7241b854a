import { z } from 'zod'
import type { SettlingProvider } from './settlements.ts'

/**
 * Days until a provider pays a payment out, as it states for India (November 2026): Razorpay two working days, PhonePe one, Stripe seven days.
 */
export const payoutDays: Record<SettlingProvider, number> = { razorpay: 2, stripe: 7, phonepe: 1 }

const mostDays = 60

/** `strays`: payments that no order has are listed. `settlementDays`: how long a payment may be missing in settlement reports after it was due. */
export const moneyInboxSettings = z.object({
  strays: z.boolean('Choose whether payments without an order are listed.'),
  settlementDays: z
    .number('Enter a number of days.')
    .int('Enter whole days.')
    .min(1, 'Enter 1 or more.')
    .max(mostDays, `Enter at most ${mostDays} days.`),
})

/** The days of the default cover weekends and bank holidays. */
export const storedMoneyInbox = z.object({
  strays: z.boolean().default(true),
  settlementDays: z.number().int().min(1).max(mostDays).default(5),
})
