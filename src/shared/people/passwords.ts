import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { atMost, email, newPassword, trim } from '../rules.ts'

/** Without blanks around it, as the sign-in takes it. */
const typed = (text: string) => z.string(text).check(trim, z.minLength(1, text), atMost(128))

/** What a password must have that is set by a link from a mail, one line each (V17). */
export const resetRules: { label: string; met: (password: string) => boolean }[] = [
  { label: 'At least 8 characters', met: (password) => password.length >= 8 },
  { label: 'A lowercase letter', met: (password) => /[a-z]/.test(password) },
  { label: 'An uppercase letter', met: (password) => /[A-Z]/.test(password) },
  { label: 'A digit', met: (password) => /\d/.test(password) },
  { label: 'One of ! @ # $ % ^ & *', met: (password) => /[!@#$%^&*]/.test(password) },
]

/** The rule of the reset screen: other characters may stand beside those that it asks for (V17). */
const resetPassword = z.string(messages['reset.password']).check(
  trim,
  atMost(128),
  z.refine((password) => resetRules.every(({ met }) => met(password)), messages['reset.password']),
)

/** A new password by a link from a mail; `requestId` is what the link carries (C51). */
export const resetBody = z.object({
  password: resetPassword,
  requestId: z
    .string('Please open the link of the mail.')
    .check(z.minLength(1, 'Please open the link of the mail.'), atMost(200)),
  email,
})

export type ResetBody = z.output<typeof resetBody>

/** The screen asks for it twice; what the link carries is in its address. */
export const resetForm = z.object({ password: resetPassword, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: messages['reset.mismatch'],
    when: ({ value }) => areTexts.safeParse(value).success,
  }),
)

const areTexts = z.looseObject({ password: z.string(), confirmPassword: z.string() })

/** Another password for whoever is signed in (E13). */
export const newPasswordBody = z
  .object({
    currentPassword: typed(messages['signup.password']),
    newPassword: z.pipe(typed(messages['signup.password']), newPassword),
    confirmPassword: typed(messages['signup.confirmPassword']),
  })
  .check(
    z.refine((body) => body.newPassword === body.confirmPassword, {
      path: ['confirmPassword'],
      message: messages['signup.mismatch'],
      // Also beside other faults; left out only while one of the two is still missing.
      when: ({ value }) => areGiven.safeParse(value).success,
    }),
  )

const areGiven = z.looseObject({
  newPassword: z.string().check(z.minLength(1)),
  confirmPassword: z.string().check(z.minLength(1)),
})

export type NewPassword = z.output<typeof newPasswordBody>
