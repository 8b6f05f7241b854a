import * as z from 'zod/mini'
import { messages } from '../../messages.ts'
import { atMost, datePattern, email, mobileNumber, trim, trimLine } from '../../rules.ts'

/** Bodies of the contact forms (E10, V13); `zod/mini`, because browsers validate with them too (decision 027). */

const nameMissing = 'Enter your name.'
const messageMissing = 'Enter a message.'

const text = (most: number) => z.string().check(trim, atMost(most))
const line = (most: number) => z.string().check(trimLine, atMost(most))

const exists = (day: string) => {
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) && day >= '0001'
}

const person = {
  customerName: z.string(nameMissing).check(trimLine, z.minLength(1, nameMissing), atMost(120)),
  customerContact: z.pipe(z.string('Enter a 10-digit mobile number starting with 5 to 9.'), mobileNumber),
  customerEmail: z.pipe(z.string(messages['email.invalid']), email),
  /** Honeypot: hidden from people, filled by bots. */
  website: z.optional(z.string()),
}

/** Limit of messages, enquiries and answers to forms together: 30 an hour per IP address and per account. */
export const inboxLimit = { name: 'inbox', points: 3, seconds: 3600, ofAccount: 30 } as const

export const contactBody = z.object({
  ...person,
  message: z.string(messageMissing).check(trim, z.minLength(1, messageMissing), atMost(5_000)),
})

export const guestsMissing = 'Enter a whole number of guests, from 1 to 100,000.'
/** Without zod's number rules, which would weigh on every storefront form. */
export const areGuests = (guests: unknown) =>
  Number.isInteger(guests) && Number(guests) >= 1 && Number(guests) <= 100_000

/**
 * An event enquiry: kind, date (YYYY-MM-DD) and place are optional (B96). The guest count is a number in the call, and text in a
 * field.
 */
export const enquiryFields = z.object({
  ...person,
  message: z._default(text(5_000), ''),
  kind: z._default(line(120), ''),
  date: z._default(
    z.string().check(
      trim,
      z.refine(
        (day) => day === '' || (datePattern.test(day) && exists(day)),
        'Enter a date that exists, as YYYY-MM-DD.',
      ),
    ),
    '',
  ),
  city: z._default(line(120), ''),
})

export type ContactBody = z.output<typeof contactBody>
export type EnquiryBody = z.output<typeof enquiryFields> & { guests?: number | undefined }
