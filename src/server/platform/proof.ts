import type { Ctx } from './context.ts'
import { refusal } from './refusal.ts'

/** How long a proof of who somebody is counts, ms. */
const proofLasts = 10 * 60_000

/** For what matters most. @throws Refusal `access.askedAgain` to whoever has not proved lately who they are */
export function requireProof({ actor, now }: Ctx): void {
  const since = actor.kind === 'user' ? now().getTime() - actor.provedAt.getTime() : Number.POSITIVE_INFINITY
  if (since > proofLasts) throw refusal('access.askedAgain', { field: 'proof' })
}
