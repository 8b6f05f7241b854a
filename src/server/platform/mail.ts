import nodemailer, { type Transporter } from 'nodemailer'

export type Mail = { recipient: string; subject: string; text: string; html: string }

/** Hands a mail to the SMTP server. Returns false where none is configured: the mail stays in the site's mailbox. */
export type SendMail = (from: string, mail: Mail) => Promise<boolean>

export function openMailer(smtpUrl: string | undefined): SendMail {
  const transport: Transporter | undefined = smtpUrl ? nodemailer.createTransport(smtpUrl) : undefined
  return async (from, { recipient, subject, text, html }) => {
    if (!transport) return false
    await transport.sendMail({ from, to: recipient, subject, text, html })
    return true
  }
}
