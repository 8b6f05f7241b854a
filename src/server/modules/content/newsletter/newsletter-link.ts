import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'

/** Purpose of a link in a mail: to confirm a subscription, to unsubscribe, or to undo an unsubscription on the site. */
export type LinkAct = 'confirm' | 'leave' | 'undo'

/** `leftAt`: when the address left. A link to undo is of that time alone, so that it does not undo a later one. */
type Linked = { id: string; leftAt: Date }

const linkPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The id in a subscriber's link, signed with the server's secret: only the recipient of the mail has it. */
export function linkId(ctx: Ctx, act: LinkAct, subscriberId: string, leftAt?: Date): string {
  return `${subscriberId}.${signature(ctx, act, subscriberId, leftAt)}`
}

export function linkOf(ctx: Ctx, act: Exclude<LinkAct, 'undo'>, subscriberId: string): string {
  return pageAddress(ctx.site, `/newsletter/${act}?id=${linkId(ctx, act, subscriberId)}`)
}

export function undoLink(ctx: Ctx, { id, leftAt }: Linked): string {
  return pageAddress(ctx.site, `/newsletter/undo?id=${linkId(ctx, 'undo', id, leftAt)}`)
}

/** Links mailed before `left_at` existed are of `changed_at`. */
const leftAtOf = ({ leftAt, changedAt }: typeof subscribers.$inferSelect) => leftAt ?? changedAt

/** The subscriber of a link; undefined if the signature is wrong or is for another site or act. */
export async function findByLink(ctx: Ctx, act: LinkAct, id: string) {
  const [, subscriberId = '', given = ''] = linkPattern.exec(id) ?? []
  if (subscriberId === '') return undefined
  const [row] = await ctx.db
    .select()
    .from(subscribers)
    .where(inSite(ctx, subscribers, eq(subscribers.id, subscriberId)))
  const right = Buffer.from(signature(ctx, act, subscriberId, act === 'undo' ? row && leftAtOf(row) : undefined))
  const sent = Buffer.from(given)
  return sent.length === right.length && timingSafeEqual(sent, right) ? row : undefined
}

function signature({ site, services }: Ctx, act: LinkAct, subscriberId: string, leftAt?: Date): string {
  const of = leftAt ? `${act} ${leftAt.getTime()}` : act
  return createHmac('sha256', services.secret).update(`newsletter ${of}:${site.id}:${subscriberId}`).digest('base64url')
}
