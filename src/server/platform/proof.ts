import type { Ctx } from './context.ts'
import { refusal } from './refusal.ts'

/** How long a proof of identity is valid, ms. */
const proofLasts = 10 * 60_000

/** For the most sensitive acts. @throws Refusal `access.askedAgain` unless the user has proved their identity lately */
export function requireProof({ actor, now }: Ctx): void {
  const since = actor.kind === 'user' ? now().getTime() - actor.provedAt.getTime() : Number.POSITIVE_INFINITY
  if (since > proofLasts) throw refusal('access.askedAgain', { field: 'proof' })
}
