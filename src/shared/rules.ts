import * as z from 'zod/mini'
import { messages } from './messages.ts'
import { mobileOf, pinOf } from './people/written-numbers.ts'
import { oneLine, trimmed } from './text.ts'
import { filledText } from './words.ts'

/**
 * Validation rules, shared by the browser's forms and the server's routes (V1, V7, V8, K11). Rules for storefront forms use
 * `zod/mini`, a quarter of zod's size (decision 027).
 */

/** Trims whitespace; a text of only invisible characters becomes empty (B171). */
export const trim = z.overwrite<string>(trimmed)

/** As `trim`, for what is one line, such as a name: line ends and tabs within it become spaces. */
export const trimLine = z.overwrite<string>((text) => oneLine(trimmed(text)))

/** Maximum length with its message: `zod/mini` has none. */
export const atMost = (count: number) => z.maxLength(count, filledText('Use at most {count} characters.', { count }))

/**
 * `name@host.suffix` without whitespace, delimiters of mail headers, or invisible characters (V1). Host labels exclude dots, so
 * that matching a long text takes linear time.
 */
export const storefrontEmailPattern =
  /^[^\s@<>()[\],;:\\"\p{C}]+@(?:[^\s@.<>()[\],;:\\"\p{C}]+\.)+[^\s@.<>()[\],;:\\"\p{C}]+$/u
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/
export const mobilePattern = /^[5-9]\d{9}$/
export const pinPattern = /^[1-9]\d{5}$/
export const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** Password requirements, one line each, for the list beside the field. */
export const passwordRules: { label: string; met: (password: string) => boolean }[] = [
  { label: 'At least 8 characters', met: (password) => password.length >= 8 },
  { label: 'A lowercase letter', met: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { label: 'A digit', met: (password) => /\d/.test(password) },
  { label: 'One of @ $ ! % * ? &', met: (password) => /[@$!%*?&]/.test(password) },
  { label: 'No other characters', met: (password) => /^[A-Za-z\d@$!%*?&]+$/.test(password) },
]

/** Lower-cased and trimmed, because people spell their own address in many ways. */
export const email = z
  .string()
  .check(trim, z.toLowerCase(), atMost(254), z.regex(storefrontEmailPattern, messages['email.invalid']))

export const callingCode = '+91'
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day of a date or timestamp; a timestamp's day is the one in India. Anything else is returned unchanged. */
function dayOf(text: string): string {
  return z.iso.datetime({ offset: true }).safeParse(text).success ? dayInIndia.format(new Date(text)) : text
}

function exists(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) && day >= '1900'
}

/** A date of birth as YYYY-MM-DD, or an ISO timestamp as the events site sends it (E2). */
export const birthDate = z
  .pipe(
    z.pipe(z.string().check(trim), z.transform(dayOf)),
    z.string().check(z.regex(datePattern, 'Enter a date that exists.')),
  )
  .check(
    z.refine(exists, 'Enter a date that exists.'),
    z.refine((day) => day < dayInIndia.format(new Date()), 'Enter a date in the past.'),
  )

/** `1991-03-14` -> the start of that day in India, as ISO timestamp. */
export function startOfDayInIndia(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString()
}

export const newPassword = z
  .string()
  .check(atMost(128), z.regex(passwordPattern, 'Choose a password that meets every rule in the list.'))

export const mobileNumber = z
  .string()
  .check(trim, z.overwrite(mobileOf), z.regex(mobilePattern, 'Enter a 10-digit mobile number starting with 5 to 9.'))

/** An Indian PIN code: six digits, also typed with a space or in other scripts' digits. */
export const pincode = z.string().check(trim, z.overwrite(pinOf), z.regex(pinPattern, 'Enter a 6-digit PIN code.'))
