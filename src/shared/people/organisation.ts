import * as z from 'zod/mini'
import { charactersIn } from '../characters.ts'
import { messages } from '../messages.ts'
import { trim } from '../rules.ts'
import { platformEmail } from './platform-email.ts'
import { otp } from './sign-in-code.ts'

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,128}$/

/** A letter of any script with its signs; joiners shape adjacent letters. */
const letter = '\\p{L}[\\p{M}\\u200c\\u200d]{0,8}'
const letters = new RegExp(`^(?:${letter})+$`, 'u')
const lettersAndBlanks = new RegExp(`^${letter}(?:${letter}| )*$`, 'u')

/** Minimum number of letters. Vowel signs count as letters, accents and viramas don't: रेखा has four, é́é two. */
const fewest = 3
const lettersIn = (text: string) => [...text.normalize('NFC').replace(/[\p{Diacritic}\u200c\u200d]/gu, '')].length

const named = (form: RegExp, most: number, text: string) =>
  z.string(text).check(
    trim,
    z.refine((given) => form.test(given) && lettersIn(given) >= fewest && charactersIn(given) <= most, text),
  )

const name = (text: string) => named(letters, 20, text)

export const organisationEmail = platformEmail(messages['email.invalid.signup'])

/** The first of three steps: the user's name and email, and the organisation's name (V18). */
export const basics = z.object({
  firstName: name(messages['organisation.firstName']),
  lastName: name(messages['organisation.lastName']),
  email: organisationEmail,
  websiteName: named(lettersAndBlanks, 100, messages['organisation.name']),
})

const password = z
  .string(messages['organisation.password'])
  .check(z.regex(passwordPattern, messages['organisation.password']))

/** The second step (V19). Only the browser compares the two passwords. */
export const passwords = z.object({ password, confirmPassword: z.string() }).check(
  z.refine((typed) => typed.password === typed.confirmPassword, {
    path: ['confirmPassword'],
    message: messages['organisation.mismatch'],
  }),
)

/** Input of site creation (E14); `category` is always `generic` (K13). */
export const organisation = z.extend(basics, {
  password,
  category: z._default(z.literal('generic'), 'generic'),
  otp,
})

export type Basics = z.output<typeof basics>
export type Organisation = z.output<typeof organisation>
