import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'

/** A code as it is stored: what it follows from, and when it was made. */
export type Code = { seed: Buffer; madeAt: Date }

/** How long a code is good, s. */
export const codeLifetime = 600

/** The code's six digits. Without the server's secret the stored seed says nothing about them. */
export function digitsOf({ site, services }: Ctx, email: string, seed: Buffer): string {
  const digest = createHmac('sha256', services.secret)
    .update(`sign-in code:${site.id}:${email}:${seed.toString('base64url')}`)
    .digest()
  return String(digest.readBigUInt64BE() % 1_000_000n).padStart(6, '0')
}
