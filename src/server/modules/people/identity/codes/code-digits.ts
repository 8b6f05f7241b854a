import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../../platform/context.ts'

/** What a code is good for: one that was asked for at one door opens no other. */
export type CodePurpose = 'sign-in' | 'sign-up'

/** A code as it is stored: what it follows from, and when it was made. */
export type Code = { seed: Buffer; madeAt: Date }

/** How long a code is good, s. */
export const codeLifetime = 600

/** The code's six digits. Without the server's secret the stored seed says nothing about them. */
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
