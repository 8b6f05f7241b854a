import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { signedInUser } from '../../people/identity/index.ts'

/** Validity of the link, days. */
export const linkDays = 3

/** The link's query, signed with the server's secret, so that nothing needs to be stored. */
export function linkQuery(ctx: Ctx, userId: string): URLSearchParams {
  const until = String(ctx.now().getTime() + linkDays * 24 * 3600 * 1000)
  return new URLSearchParams({ until, proof: proofOf(ctx, userId, until) })
}

/**
 * Checks that the link was mailed to the signed-in user and is still valid.
 * @throws Refusal `ownData.linkOver`
 */
export function checkLink(ctx: Ctx, { until, proof }: { until: string; proof: string }): void {
  const right = Buffer.from(proofOf(ctx, signedInUser(ctx).id, until))
  const given = Buffer.from(proof)
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  if (!isRight || Number(until) < ctx.now().getTime()) throw refusal('ownData.linkOver')
}

function proofOf({ site, services }: Ctx, userId: string, until: string): string {
  return createHmac('sha256', services.secret).update(`own data:${site.id}:${userId}:${until}`).digest('base64url')
}
