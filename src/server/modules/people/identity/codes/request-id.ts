import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../../platform/context.ts'

/** Validity of a link to set a new password, minutes. */
export const linkLifetime = 60

/** The secret id in such a link, derived from the seed with the server's secret, so that stored jobs do not contain it. */
export function requestIdOf({ site, services }: Ctx, email: string, seed: string): string {
  return createHmac('sha256', services.secret).update(`password link:${site.id}:${email}:${seed}`).digest('base64url')
}
