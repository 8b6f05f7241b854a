import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** The newest first. `q` is part of the recipient or of the subject. */
export const mailList = z.object({
  ...restList,
  sort: z.enum(['created']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
  /** Only mails that a server took, or only those that stayed in the mailbox. */
  sent: z.enum(['yes', 'no']).optional(),
})

/** A mail that the site sent or would have sent; `sent` is null while no server took it. Times are ISO instants. */
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
