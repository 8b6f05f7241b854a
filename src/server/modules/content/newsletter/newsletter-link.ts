import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'

/** Purpose of a link in a mail: to confirm a subscription, or to leave. */
export type LinkAct = 'confirm' | 'leave'

const linkPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The id in a subscriber's link, signed with the server's secret: only the recipient of the mail has it. */
export function linkId(ctx: Ctx, act: LinkAct, subscriberId: string): string {
  return `${subscriberId}.${signature(ctx, act, subscriberId)}`
}

export function linkOf(ctx: Ctx, act: LinkAct, subscriberId: string): string {
  return pageAddress(ctx.site, `/newsletter/${act}?id=${linkId(ctx, act, subscriberId)}`)
}

/** The subscriber of a link; undefined if the signature is wrong or is for another site or act. */
export async function findByLink(ctx: Ctx, act: LinkAct, id: string) {
  const [, subscriberId = '', given = ''] = linkPattern.exec(id) ?? []
  const right = Buffer.from(signature(ctx, act, subscriberId))
  const sent = Buffer.from(given)
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return undefined
  const [row] = await ctx.db
    .select()
    .from(subscribers)
    .where(inSite(ctx, subscribers, eq(subscribers.id, subscriberId)))
  return row
}

function signature({ site, services }: Ctx, act: LinkAct, subscriberId: string): string {
  return createHmac('sha256', services.secret)
    .update(`newsletter ${act}:${site.id}:${subscriberId}`)
    .digest('base64url')
}
