import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MailKind } from '../../../../shared/people/mail-kinds.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { users } from '../identity/index.ts'
import { chooseMails, readMailChoices } from './mail-choices.ts'

const linkPattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Unsubscribe link for a kind of mail, signed with the server's secret, in the language of the context. */
export function leaveLink(ctx: Ctx, kind: MailKind, userId: string): string {
  return pageAddress(ctx.site, `/mails/${kind}/leave?id=${userId}.${signature(ctx, kind, userId)}`)
}

/** @returns whether the user gets such mails; undefined if the signature is wrong or the user is deleted */
export async function findByLeaveLink(ctx: Ctx, kind: MailKind, id: string): Promise<boolean | undefined> {
  const userId = await personOf(ctx, kind, id)
  if (userId === undefined) return undefined
  const { priceDropsSince, wantsReviewRequests } = await readMailChoices(ctx, userId)
  return kind === 'price-drops' ? priceDropsSince !== null : wantsReviewRequests
}

/** Turns the link's kind of mail off. Idempotent; a forged link changes nothing. */
export async function leaveByLink(ctx: Ctx, kind: MailKind, id: string): Promise<void> {
  const userId = await personOf(ctx, kind, id)
  if (userId !== undefined) await chooseMails(ctx, userId, kind, false)
}

async function personOf(ctx: Ctx, kind: MailKind, id: string): Promise<string | undefined> {
  const [, userId = '', given = ''] = linkPattern.exec(id) ?? []
  const right = Buffer.from(signature(ctx, kind, userId))
  const sent = Buffer.from(given)
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return undefined
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  return row?.id
}

function signature({ site, services }: Ctx, kind: MailKind, userId: string): string {
  return createHmac('sha256', services.secret).update(`mails ${kind}:${site.id}:${userId}`).digest('base64url')
}
