import { z } from 'zod'
import { messages } from './messages.ts'

/** Validation rules of SPEC §5, shared by the browser's forms and the server's routes. */

export const storefrontEmailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Letters, digits, dot, underscore, hyphen before @, then a domain, then a suffix of 2 to 4 letters (SPEC §5). */
export const platformEmailPattern = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/
export const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,}$/
export const mobilePattern = /^[5-9]\d{9}$/
export const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** What a password must have, one line each, for the list beside the field. */
export const passwordRules: { label: string; met: (password: string) => boolean }[] = [
  { label: 'At least 8 characters', met: (password) => password.length >= 8 },
  { label: 'A lowercase letter', met: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { label: 'A digit', met: (password) => /\d/.test(password) },
  { label: 'One of @ $ ! % * ? &', met: (password) => /[@$!%*?&]/.test(password) },
  { label: 'No other characters', met: (password) => /^[A-Za-z\d@$!%*?&]+$/.test(password) },
]

/** Lower-cased and trimmed, because people write their own address in many ways. */
export const email = z.string().trim().toLowerCase().max(254).regex(storefrontEmailPattern, messages['email.invalid'])

export const callingCode = '+91'
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const

/** A date of birth as YYYY-MM-DD, or an ISO timestamp as the events site sends it (SPEC §3). */
export const birthDate = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(z.string().regex(datePattern, 'Please enter the date as YYYY-MM-DD.'))
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Please enter a date that exists.')
  .refine((text) => text < new Date().toISOString().slice(0, 10), 'Please enter a date in the past.')

export const newPassword = z
  .string()
  .max(128)
  .regex(passwordPattern, 'Please choose a password that meets every rule in the list.')

export const mobileNumber = z
  .string()
  .trim()
  .regex(mobilePattern, 'Please enter a 10-digit mobile number starting with 5 to 9.')
