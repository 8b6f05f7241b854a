import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../../platform/context.ts'

/** How long a link that sets a new password is good, minutes. */
export const linkLifetime = 60

/** What such a link carries. It follows from the seed by the server's secret, so that jobs, which are stored, do not hold it. */
export function requestIdOf({ site, services }: Ctx, email: string, seed: string): string {
  return createHmac('sha256', services.secret).update(`password link:${site.id}:${email}:${seed}`).digest('base64url')
}
