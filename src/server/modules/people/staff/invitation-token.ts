import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'

/** How long an invitation is good, ms. */
export const invitationLifetime = 7 * 24 * 3600 * 1000

/**
 * What the mail brings. It follows from the server's secret and the invitation as it was sent last, so that neither the table
 * nor a job that waits holds it, and sending again makes the one before worthless.
 */
export function tokenOf({ site, services }: Ctx, id: string, sentAt: Date): string {
  return createHmac('sha256', services.secret)
    .update(`invitation:${site.id}:${id}:${sentAt.toISOString()}`)
    .digest('base64url')
}
