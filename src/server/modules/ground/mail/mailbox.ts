import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { MailDetail, MailList, MailRow } from '../../../../shared/running/mails-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
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
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select(row)
      .from(mails)
      .where(where)
      .orderBy(...inOrder(list.order, mails.createdAt, mails.id)),
    ctx.db.$count(mails, where),
  )
  return { data: rows.map(asRow), total }
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
  return and(
    contains([mails.recipient, mails.subject], q),
    sent === 'yes' ? isNotNull(mails.sentAt) : sent === 'no' ? isNull(mails.sentAt) : undefined,
  )
}

type Row = Pick<typeof mails.$inferSelect, keyof typeof row>

function asRow({ id, recipient, subject, createdAt, sentAt }: Row): MailRow {
  return { _id: id, recipient, subject, created: createdAt.toISOString(), sent: sentAt?.toISOString() ?? null }
}
