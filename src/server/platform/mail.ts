import nodemailer, { type Transporter } from 'nodemailer'

export type Mail = {
  recipient: string
  subject: string
  text: string
  html: string
  /** The address that answers to it go to; the sender's where there is none. */
  replyTo?: string
  /** Where a mail program unsubscribes by one POST (RFC 8058); of mails that one may leave. */
  leave?: string
  /** Of a mail that brings a secret: what stands in the mailbox in its place, unless the mailbox is all that there is. */
  kept?: string
}

/**
 * Hands a mail to the SMTP server. Returns false where none is configured: the mail stays in the site's mailbox.
 * @param id names the mail for ever. Should it go out twice because we died before we could note that it went, the
 * receiver sees by its Message-ID that it is the same one.
 */
export type SendMail = (from: string, id: string, mail: Mail) => Promise<boolean>

/** Together well below the time after which the database ends a transaction in which nothing happens, ms. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 }

export function openMailer(smtpUrl: string | undefined): SendMail {
  const transport: Transporter | undefined = smtpUrl
    ? nodemailer.createTransport({ url: smtpUrl, ...patience })
    : undefined
  return async (from, id, { recipient, subject, text, html, replyTo, leave }) => {
    if (!transport) return false
    const messageId = `<${id}@${domainOf(from)}>`
    const headers = leave === undefined ? {} : oneClick(leave)
    await transport.sendMail({ from, to: recipient, subject, text, html, replyTo, messageId, headers })
    return true
  }
}

/** RFC 8058: the two headers together say that a program may unsubscribe for its reader, without asking them anything. */
function oneClick(leave: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** `"Shop" <no-reply@shop.example>` -> `shop.example` */
function domainOf(from: string): string {
  return /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
