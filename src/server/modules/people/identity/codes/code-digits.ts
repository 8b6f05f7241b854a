import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../../platform/context.ts'

/** A code is valid only for the purpose it was requested for. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'cash-order'

/** A stored code: the seed that its digits are derived from, and its time. */
export type Code = { seed: Buffer; madeAt: Date }

/** Validity of a code, s. */
export const codeLifetime = 600

/** The code's six digits, derived from the seed with the server's secret: the stored seed alone does not reveal them. */
export function digitsOf(
  { site, services }: Ctx,
  email: string,
  seed: Buffer,
  purpose: CodePurpose | 'own-email',
): string {
  const digest = createHmac('sha256', services.secret)
    .update(`${purpose} code:${site.id}:${email}:${seed.toString('base64url')}`)
    .digest()
  return String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}
