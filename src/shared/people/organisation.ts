import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { trim } from '../rules.ts'
import { platformEmail } from './platform-email.ts'
import { otp } from './sign-in-code.ts'

const passwordPattern = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{8,128}$/

const name = (text: string) => z.string(text).check(trim, z.regex(/^[A-Za-z]{3,20}$/, text))

export const organisationEmail = platformEmail(messages['email.invalid.signup'])

/** The first of the three steps: who somebody is, and what their organisation is called (V18). */
export const basics = z.object({
  firstName: name(messages['organisation.firstName']),
  lastName: name(messages['organisation.lastName']),
  email: organisationEmail,
  websiteName: z
    .string(messages['organisation.name'])
    .check(trim, z.regex(/^[A-Za-z][A-Za-z ]{2,99}$/, messages['organisation.name'])),
})

const password = z
  .string(messages['organisation.password'])
  .check(z.regex(passwordPattern, messages['organisation.password']))

/** The second step (V19). What is typed twice is compared in the browser alone. */
export const passwords = z.object({ password, confirmPassword: z.string() }).check(
  z.refine((typed) => typed.password === typed.confirmPassword, {
    path: ['confirmPassword'],
    message: messages['organisation.mismatch'],
  }),
)

/** What begins a site (E14); `category` is always `generic` (K13). */
export const organisation = z.extend(basics, {
  password,
  category: z._default(z.literal('generic'), 'generic'),
  otp,
})

export type Basics = z.output<typeof basics>
export type Organisation = z.output<typeof organisation>
