import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** Newest first by default. `q` is part of the recipient or the subject. */
export const mailList = z.object({
  ...restList,
  sort: z.enum(['created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  /** `yes`: only mails accepted by a mail server; `no`: only those kept in the mailbox. */
  sent: z.enum(['yes', 'no']).optional(),
})

/** A mail of the site; `sent` is null until a mail server accepts it. Times are ISO instants. */
export const mailRow = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  created: z.string(),
  sent: z.string().nullable(),
})

export const mailDetail = mailRow.extend({ text: z.string(), html: z.string() })

export type MailList = z.output<typeof mailList>
export type MailRow = z.output<typeof mailRow>
export type MailDetail = z.output<typeof mailDetail>
