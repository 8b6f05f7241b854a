import nodemailer, { type Transporter } from 'nodemailer'

export type Mail = {
  recipient: string
  subject: string
  text: string
  html: string
  /** `Reply-To`; the sender if missing. */
  replyTo?: string
  /** One-click unsubscribe URL (RFC 8058), if the mail can be unsubscribed from. */
  leave?: string
  /** Text stored in the mailbox instead of a mail with a secret, unless the mailbox is its only destination. */
  kept?: string
}

/**
 * Sends a mail to the SMTP server. Returns false if none is configured; then the mail stays in the site's mailbox.
 * @param id stable id of the mail. If it is sent twice, because the process died before recording it, its Message-ID identifies
 * the duplicate.
 */
export type SendMail = (from: string, id: string, mail: Mail) => Promise<boolean>

/** Timeouts, ms. Their sum is well below the database's limit for an idle transaction. */
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

/** RFC 8058: both headers together allow a mail client to unsubscribe without further questions. */
function oneClick(leave: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** `"Shop" <no-reply@shop.example>` -> `shop.example` */
function domainOf(from: string): string {
  return /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
