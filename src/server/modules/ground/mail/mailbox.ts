import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or } from 'drizzle-orm'
import type { MailDetail, MailList, MailRow } from '../../../../shared/running/mails-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { mails } from './mail.tables.ts'

const row = {
  id: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

export async function listMails(ctx: Ctx, list: MailList): Promise<{ data: MailRow[]; total: number }> {
  const where = inSite(ctx, mails, matching(list))
  const direction = list.order === 'descend' ? desc : asc
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(row)
      .from(mails)
      .where(where)
      .orderBy(direction(mails.createdAt), direction(mails.id))
      .limit(list.s)
      .offset(list.p * list.s),
    ctx.db.select({ total: count() }).from(mails).where(where),
  ])
  return { data: rows.map(asRow), total: counted?.total ?? 0 }
}

/** @throws Refusal `mail.notFound` */
export async function readMail(ctx: Ctx, id: string): Promise<MailDetail> {
  const [found] = await ctx.db
    .select()
    .from(mails)
    .where(inSite(ctx, mails, eq(mails.id, id)))
  if (!found) throw refusal('mail.notFound')
  return { ...asRow(found), text: found.bodyText, html: found.bodyHtml }
}

function matching({ q, sent }: MailList) {
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return and(
    q ? or(ilike(mails.recipient, pattern), ilike(mails.subject, pattern)) : undefined,
    sent === 'yes' ? isNotNull(mails.sentAt) : sent === 'no' ? isNull(mails.sentAt) : undefined,
  )
}

type Row = Pick<typeof mails.$inferSelect, keyof typeof row>

function asRow({ id, recipient, subject, createdAt, sentAt }: Row): MailRow {
  return { _id: id, recipient, subject, created: createdAt.toISOString(), sent: sentAt?.toISOString() ?? null }
}
