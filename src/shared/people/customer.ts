import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { atMost, birthDate, callingCode, email, genders, mobileNumber, newPassword, trim, trimLine } from '../rules.ts'
import { otp } from './sign-in-code.ts'

const required = (text: string) => z.string(text).check(trim, z.minLength(1, text))

/** A new customer (E1), with the texts of the storefront's sign-up form (V12). */
export const customerBody = z.object({
  firstName: required(messages['signup.firstName']).check(trimLine, atMost(60)),
  lastName: required(messages['signup.lastName']).check(trimLine, atMost(60)),
  email: z.pipe(required(messages['signup.email']), email),
  password: z.pipe(required(messages['signup.password']), newPassword),
  mobileNumber: z.pipe(required(messages['signup.mobile']), mobileNumber),
  birthDate: z.pipe(required(messages['signup.birthDate']), birthDate),
  gender: z.enum(genders, messages['signup.gender']),
  callingCode: z._default(z.literal(callingCode), callingCode),
  /** Equal to the email address; the value sent is ignored. */
  userName: z.optional(z.string().check(atMost(254))),
  userType: z._default(z.literal('CUSTOMER'), 'CUSTOMER'),
})

const typed = z.string().check(z.minLength(1))
const bothPasswords = z.looseObject({ password: typed, confirmPassword: typed })

/** The form asks for the password twice; only the browser compares the two (E2). */
export const signUpForm = z
  .extend(customerBody, { confirmPassword: required(messages['signup.confirmPassword']) })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      message: messages['signup.mismatch'],
      // Reported together with other errors, once both are filled in.
      when: ({ value }) => bothPasswords.safeParse(value).success,
    }),
  )

/** Sign-in credentials; `otp` is a code from a mail, required after too many failed attempts (B15). */
export const credentialsBy = (rule: z.ZodMiniType<string, string>) =>
  z.object({
    email: z.pipe(required(messages['signup.email']), rule),
    password: required(messages['signup.password']).check(atMost(128)),
    otp: z.optional(otp),
  })

export const credentials = credentialsBy(email)

/** A user as replies contain them. */
export const person = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userName: z.string(),
  userType: z.enum(['CUSTOMER', 'STAFF', 'ADMIN']),
  permissions: z.array(z.string()),
  callingCode: z.string(),
  mobileNumber: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  /** Id of the profile picture. */
  pictureId: z.nullable(z.string()),
  /** Whether others see it beside the user's comments and reviews. */
  showsPicture: z.boolean(),
})

export type CustomerBody = z.output<typeof customerBody>
export type Person = z.output<typeof person>
