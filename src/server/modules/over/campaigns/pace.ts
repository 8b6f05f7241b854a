import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Maximum campaign mails per minute for the site, set by the operator. It overrides a campaign's rate. */
export async function readCeiling(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ ceiling: number }>(
    sql`select campaign_rate as ceiling from sites where id = ${ctx.site.id}`,
  )
  const [row] = rows
  if (!row) throw new Error('a site that is served is not there')
  return row.ceiling
}

/**
 * Takes the site's turn to send one mail, shared by all its campaigns. Call in the transaction that claims the mail.
 * @returns ms to wait before asking again; 0 if the turn is taken
 */
export async function takeTurn(ctx: Ctx): Promise<number> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ wait: number | null }>(sql`
    with taken as (
      insert into campaign_pace as pace (next_at)
      select ${now}::timestamptz + interval '1 minute' / campaign_rate from sites where id = ${ctx.site.id}
      on conflict (site_id) do update set next_at = excluded.next_at where pace.next_at <= ${now}::timestamptz
      returning site_id)
    select case when exists (select from taken) then 0
      else (select ceil(extract(epoch from next_at - ${now}::timestamptz) * 1000)::int from campaign_pace
        where site_id = ${ctx.site.id}) end as wait`)
  return Math.max(0, rows[0]?.wait ?? 1)
}
