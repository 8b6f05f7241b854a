import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { atMost, email, newPassword, trim } from '../rules.ts'

/** Trimmed, as on sign-in. */
const typed = (text: string) => z.string(text).check(trim, z.minLength(1, text), atMost(128))

/** The password that a user has, as a call asks for it. */
export const currentPassword = typed(messages['signup.password'])

/** Requirements of a password set by a mailed link, one line each (V17). */
export const resetRules: { label: string; met: (password: string) => boolean }[] = [
  { label: 'At least 8 characters', met: (password) => password.length >= 8 },
  { label: 'A lowercase letter', met: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { label: 'A digit', met: (password) => /\d/.test(password) },
  { label: 'One of ! @ # $ % ^ & *', met: (password) => /[!@#$%^&*]/.test(password) },
]

/** Rule of the reset screen: characters beyond the required ones are allowed (V17). */
const resetPassword = z.string(messages['reset.password']).check(
  trim,
  atMost(128),
  z.refine((password) => resetRules.every(({ met }) => met(password)), messages['reset.password']),
)

/** A new password by a mailed link; `requestId` comes from the link (C51). */
export const resetBody = z.object({
  password: resetPassword,
  requestId: z.string('Open the link in the email.').check(z.minLength(1, 'Open the link in the email.'), atMost(200)),
  email,
})

export type ResetBody = z.output<typeof resetBody>

/** The screen asks for the password twice; the rest comes from the link's address. */
export const resetForm = z.object({ password: resetPassword, confirmPassword: z.string().check(trim) }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: messages['reset.mismatch'],
    when: ({ value }) => areTexts.safeParse(value).success,
  }),
)

const areTexts = z.looseObject({ password: z.string(), confirmPassword: z.string() })

/** A new password of the signed-in user (E13). */
export const newPasswordBody = z
  .object({
    currentPassword,
    newPassword: z.pipe(typed(messages['signup.password']), newPassword),
    confirmPassword: typed(messages['signup.confirmPassword']),
  })
  .check(
    z.refine((body) => body.newPassword === body.confirmPassword, {
      path: ['confirmPassword'],
      message: messages['signup.mismatch'],
      // Reported together with other errors, once both are filled in.
      when: ({ value }) => areGiven.safeParse(value).success,
    }),
  )

const areGiven = z.looseObject({
  newPassword: z.string().check(z.minLength(1)),
  confirmPassword: z.string().check(z.minLength(1)),
})

export type NewPassword = z.output<typeof newPasswordBody>
