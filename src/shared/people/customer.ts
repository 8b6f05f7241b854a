import { z } from 'zod'
import { messages } from '../messages.ts'
import { birthDate, callingCode, email, genders, mobileNumber, newPassword } from '../rules.ts'
import { otp } from './sign-in-code.ts'

const required = (text: string) => z.string(text).trim().min(1, text)

/** A new customer (E1), with the texts of the storefront's sign-up form (V12). */
export const customerBody = z.object({
  firstName: required(messages['signup.firstName']).max(60),
  lastName: required(messages['signup.lastName']).max(60),
  email: required(messages['signup.email']).pipe(email),
  password: required(messages['signup.password']).pipe(newPassword),
  mobileNumber: required(messages['signup.mobile']).pipe(mobileNumber),
  birthDate: required(messages['signup.birthDate']).pipe(birthDate),
  gender: z.enum(genders, messages['signup.gender']),
  callingCode: z.literal(callingCode).default(callingCode),
  /** Equal to the e-mail address; what is sent is not stored. */
  userName: z.string().max(254).optional(),
  userType: z.literal('CUSTOMER').default('CUSTOMER'),
})

const bothPasswords = z.looseObject({ password: z.string().min(1), confirmPassword: z.string().min(1) })

/** The form asks for the password twice; only the browser compares the two (E2). */
export const signUpForm = customerBody
  .extend({ confirmPassword: required(messages['signup.confirmPassword']) })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages['signup.mismatch'],
    // Also beside other faults; left out only while one of the two is still missing.
    when: ({ value }) => bothPasswords.safeParse(value).success,
  })

/** What somebody signs in with; `otp` is the code from a mail, once tries are used up (B15). */
export const credentials = z.object({
  email: required(messages['signup.email']).pipe(email),
  password: required(messages['signup.password']).max(128),
  otp: otp.optional(),
})

export type Credentials = z.output<typeof credentials>

/** A person as answers show them. */
export const person = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userName: z.string(),
  userType: z.enum(['CUSTOMER', 'STAFF', 'ADMIN']),
  permissions: z.array(z.string()),
  callingCode: z.string(),
  mobileNumber: z.string().nullable(),
  birthDate: z.string().nullable(),
  gender: z.enum(genders).nullable(),
})

export type CustomerBody = z.output<typeof customerBody>
export type Person = z.output<typeof person>
