import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'

/** Validity of an invitation, ms. */
export const invitationLifetime = 7 * 24 * 3600 * 1000

/**
 * The token in the mail, derived from the server's secret, the invitation and its last sending. Neither table nor queued job
 * contains it, and sending again invalidates the former token.
 */
export function tokenOf({ site, services }: Ctx, id: string, sentAt: Date): string {
  return createHmac('sha256', services.secret)
    .update(`invitation:${site.id}:${id}:${sentAt.toISOString()}`)
    .digest('base64url')
}
