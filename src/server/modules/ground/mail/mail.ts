import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { senderAddress, senderName } from '../../../../shared/sites/settings-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { shareTurn, takeTurn } from '../../../platform/lock.ts'
import type { Mail } from '../../../platform/mail.ts'
import { inSite } from '../../../platform/table.ts'
import type { SpokenLetter } from './letter.ts'
import { mails } from './mail.tables.ts'
import { writeMail } from './write-mail.ts'

/**
 * Held while a mail is written and stored, in one transaction: a deletion either finds the mail, or has removed what it would have been
 * about.
 */
export const holdMailbox = (ctx: Ctx): Promise<void> => shareTurn(ctx, 'mailbox')

/**
 * Keeps mails of the site from being stored until the transaction ends. A deletion of what mails are about or written to calls it
 * before it locks a row.
 */
export const holdOffMails = (ctx: Ctx): Promise<void> => takeTurn(ctx, 'mailbox')

type StoredMail = { onceKey: string; mail: Mail }

/**
 * Stores a mail in the site's mailbox; `sendStored` sends it after the commit. A retry with the same key finds it there.
 * @param onceKey identifies the mail, such as `order:{id}:placed`
 * @param userId the user who had the recipient's email until now
 */
export async function storeMail(
  ctx: Ctx,
  onceKey: string,
  recipient: string,
  letter: SpokenLetter,
  userId?: string,
): Promise<StoredMail> {
  const mail = { recipient, ...writeMail(ctx.site, letter) }
  const { subject, kept } = mail
  const body = kept === undefined ? bodyOf(mail) : { bodyText: kept, bodyHtml: kept }
  await ctx.db
    .insert(mails)
    .values({ onceKey, recipient, userId, subject, ...body, createdAt: ctx.now() })
    .onConflictDoNothing({ target: [mails.siteId, mails.onceKey] })
  return { onceKey, mail }
}

const bodyOf = ({ text, html }: Mail) => ({ bodyText: text, bodyHtml: html })

/**
 * Sends a stored mail, if there is an SMTP server, and unless it was sent or deleted meanwhile.
 * @returns whether it was sent; false without an SMTP server
 */
export function sendStored(ctx: Ctx, { onceKey, mail }: StoredMail): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const [stored] = await ctx.db
      .select({ id: mails.id, sentAt: mails.sentAt })
      .from(mails)
      .where(inSite(ctx, mails, eq(mails.onceKey, onceKey)))
      .for('update')
    if (!stored || stored.sentAt) return stored !== undefined
    const isSent = await ctx.services.mail(sender(ctx), stored.id, mail)
    if (!isSent && mail.kept === undefined) return false
    await ctx.db
      .update(mails)
      .set(isSent ? { sentAt: ctx.now() } : bodyOf(mail))
      .where(inSite(ctx, mails, eq(mails.id, stored.id)))
    return isSent
  })
}

/**
 * Sends a mail without storing it in the mailbox, for campaigns. The caller records the recipients.
 * @param id as in `SendMail`
 * @returns false if there is no SMTP server
 */
export function handOver(ctx: Ctx, id: string, recipient: string, letter: SpokenLetter): Promise<boolean> {
  return ctx.services.mail(sender(ctx), id, { recipient, ...writeMail(ctx.site, letter) })
}

/** Marks mails to a user's former email as theirs: another person may have that email from now on. */
export async function keepOwnerOfMails(ctx: Ctx, { id: userId, from }: { id: string; from: string }): Promise<void> {
  await ctx.db
    .update(mails)
    .set({ userId })
    .where(inSite(ctx, mails, and(eq(mails.recipient, from), isNull(mails.userId))))
}

/** Deletes mails to a deleted user, also those to emails that they had before. */
export async function forgetMailsTo(ctx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  await holdOffMails(ctx)
  await ctx.db.delete(mails).where(inSite(ctx, mails, or(eq(mails.recipient, email), eq(mails.userId, id))))
}

/** Deletes mails to other recipients that mention a deleted user, by key. */
export async function forgetMailsAbout(ctx: Ctx, onceKeys: string[]): Promise<void> {
  await holdOffMails(ctx)
  await ctx.db.delete(mails).where(inSite(ctx, mails, inArray(mails.onceKey, onceKeys)))
}

/** `"Shop, Delhi" <hello@shop.example>`: names are quoted, because their commas and colons would end them. */
function sender({ site: { name, origin, settings } }: Ctx): string {
  const address = senderAddress(settings.mailFrom) || `no-reply@${new URL(origin).hostname}`
  const shown = (settings.mailFrom ? senderName(settings.mailFrom) : name).replace(/["\\]/g, '').trim()
  return shown ? `"${shown}" <${address}>` : address
}
