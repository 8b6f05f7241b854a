import { eq, sql } from 'drizzle-orm'
import type { MailKind } from '../../../../shared/people/mail-kinds.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { mailChoices } from './mail-choices.tables.ts'

export type MailChoices = { priceDropsSince: Date | null; wantsReviewRequests: boolean; language: string | null }

/** What somebody has chosen. Prices that drop are told to who asked for it, reviews are asked for until somebody says no. */
export async function readMailChoices(ctx: Ctx, userId: string): Promise<MailChoices> {
  const [row] = await ctx.db
    .select()
    .from(mailChoices)
    .where(inSite(ctx, mailChoices, eq(mailChoices.userId, userId)))
  return {
    priceDropsSince: row?.priceDropsSince ?? null,
    wantsReviewRequests: !row?.noReviewRequestsSince,
    language: row?.language || null,
  }
}

/** Whether they want a kind of mail, from now on. Safe to repeat: the day on which they said so first stays. */
export async function chooseMails(ctx: Ctx, userId: string, kind: MailKind, wanted: boolean): Promise<void> {
  const { locale: language } = ctx.site.settings
  const at = ctx.now()
  const said =
    kind === 'price-drops' ? { priceDropsSince: wanted ? at : null } : { noReviewRequestsSince: wanted ? null : at }
  const kept =
    kind === 'price-drops' && wanted
      ? { priceDropsSince: sql`coalesce(${mailChoices.priceDropsSince}, excluded.price_drops_since)` }
      : said
  await ctx.db
    .insert(mailChoices)
    .values({ userId, language, ...said })
    .onConflictDoUpdate({ target: [mailChoices.siteId, mailChoices.userId], set: { ...kept, language } })
}

/** Of somebody who is deleted. */
export async function forgetMailChoices(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(mailChoices).where(inSite(ctx, mailChoices, eq(mailChoices.userId, userId)))
}
