import { z } from 'zod'
import { latinDigits } from '../../people/written-numbers.ts'

/** A shop's UPI ID (VPA): a name, and a bank's handle without a dot, which tells it from an email address. */
const upiIdPattern = /^[a-z0-9][a-z0-9._-]{1,98}@[a-z][a-z0-9]{1,63}$/

const hours = z
  .number('Enter whole hours.')
  .int('Enter whole hours.')
  .min(1, 'Enter 1 or more.')
  .max(168, 'Enter at most 168.')

/** Settings of payments by UPI straight to the shop (B212). Without an ID the shop does not offer them. */
export const upiSettings = z
  .object({
    id: z
      .string()
      .trim()
      .toLowerCase()
      .refine((text) => text === '' || upiIdPattern.test(text), 'Enter a UPI ID such as shop@okbank.'),
    /** Name of the payee, as UPI apps show it. */
    name: z.string().trim().max(80, 'Use up to 80 characters.'),
    /** Hours for which the items stay reserved while a payment is checked. */
    hours,
    /** Whether phones show ways that take UPI before the others. */
    firstOnPhones: z.boolean(),
  })
  .refine(({ id, name }) => id === '' || name !== '', { path: ['name'], error: 'Enter the name of the payee.' })

/** As stored, with defaults. */
export const storedUpiSettings = z.object({
  id: z.string().default(''),
  name: z.string().default(''),
  hours: hours.default(24),
  firstOnPhones: z.boolean().default(true),
})

export const utrStates = ['WAITING', 'ARRIVED', 'MISSING'] as const

export type UtrState = (typeof utrStates)[number]

/** The number of a UPI transaction (UTR): 12 digits of any script; spaces between them do not count. */
export const utr = z
  .string('Enter the 12 digits.')
  .transform((text) => latinDigits(text).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{12}$/, 'A UTR has 12 digits. Your UPI app shows it with the payment.'))

type Payee = { id: string; name: string }
type Payment = { amount: number; reference: string; order: number }

/**
 * Opens the buyer's UPI app with a payment to the shop. `amount` is in paise, `order` its number. The note is plain
 * English: some banks refuse other letters.
 */
export function upiLink({ id, name }: Payee, { amount, reference, order }: Payment): string {
  const rupees = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  // Not URLSearchParams: UPI apps show its plus signs. The ID needs no escape, and some apps expect its plain "@".
  const fields = { pn: name, am: rupees, cu: 'INR', tr: reference, tn: `Order ${order}` }
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
  return `upi://pay?${[`pa=${id}`, ...query].join('&')}`
}
