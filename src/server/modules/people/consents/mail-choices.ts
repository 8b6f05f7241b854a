import { eq, sql } from 'drizzle-orm'
import type { MailKind } from '../../../../shared/people/mail-kinds.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { mailChoices } from './mail-choices.tables.ts'

export type MailChoices = { priceDropsSince: Date | null; wantsReviewRequests: boolean; language: string | null }

/** A user's choices. Defaults: no price-drop mails, review requests on. */
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

/** Turns a kind of mail on or off. Idempotent: the first date stays. */
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

/** Deletes a deleted user's choices. */
export async function forgetMailChoices(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(mailChoices).where(inSite(ctx, mailChoices, eq(mailChoices.userId, userId)))
}
