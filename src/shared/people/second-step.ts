import * as z from 'zod/mini'
import { atMost, trim } from '../rules.ts'

const nothing = 'Enter the code.'

/** Six digits of an authenticator app, or a recovery code. */
export const stepCode = z.string(nothing).check(trim, z.minLength(1, nothing), atMost(40))

export const stepBody = z.object({ code: stepCode })

/** `code` for accounts with a second step, `password` for others. */
export const proofBody = z.object({
  password: z.optional(z.string().check(trim, atMost(128))),
  code: z.optional(stepCode),
})

export const security = z.object({
  /** Since when an authenticator app is set up; null without one. */
  appSince: z.nullable(z.string()),
  /** Number of unused codes. */
  recoveryCodes: z.int(),
  /** Origin of the host for which passkeys are valid. */
  platform: z.string(),
})

export type Security = z.output<typeof security>
