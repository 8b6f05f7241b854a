import type { Ctx } from '../../../platform/context.ts'
import type { JobData } from '../../../platform/jobs.ts'

/**
 * The language of a mail (B124, B214): `page`: that of the page on which the recipient acted; `kept`: stored with the order,
 * message, question or subscription; `site`: the site's own; `other site`: that of the site which the mail is about.
 */
export type MailLanguage = 'page' | 'kept' | 'site' | 'other site'

/** A mail as its module states it. The texts appear in docs/mails.md. */
export type StatedMail = {
  name: string
  when: string
  to: string
  class: 'service' | 'marketing'
  language: MailLanguage
  /** Who can turn it off, and where; absent if it is always sent. */
  off?: string
  /** Absent if the module sends the mail itself. */
  job?: MailJob
}

/** The mail's part of a queue's jobs. */
type MailJob = {
  queue: string
  sends: (data: JobData) => boolean
  post: (ctx: Ctx, data: JobData) => Promise<void>
}
