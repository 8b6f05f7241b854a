import * as z from 'zod/mini'
import { atMost, trim } from '../rules.ts'

const nothing = 'Please enter the code.'

/** Six digits of an authenticator app, or a recovery code. */
export const stepCode = z.string(nothing).check(trim, z.minLength(1, nothing), atMost(40))

export const stepBody = z.object({ code: stepCode })

/** Which of the two is needed depends on whether the account has a second step. */
export const proofBody = z.object({
  password: z.optional(z.string().check(atMost(128))),
  code: z.optional(stepCode),
})

export const security = z.object({
  /** Since when an authenticator app is asked for its code; null while there is none. */
  appSince: z.nullable(z.string()),
  /** How many are left. */
  recoveryCodes: z.int(),
  /** Origin of the host that passkeys are for. */
  platform: z.string(),
})

export type Security = z.output<typeof security>
