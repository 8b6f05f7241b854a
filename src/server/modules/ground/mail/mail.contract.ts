import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { mailDetail, mailList, mailRow } from '../../../../shared/running/mails-admin.ts'

const options = { access: { staff: 'settings' }, group: 'Settings' } as const

export const listMails = contract('get', '/api/v1/mails', {
  ...options,
  summary: "The site's mailbox: what it sent or would have sent",
  query: mailList,
  reply: listOf(mailRow),
})

export const readMail = contract('get', '/api/v1/mails/{id}', {
  ...options,
  summary: 'A mail',
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(mailDetail),
  refusals: ['mail.notFound'],
})

named({ mailDetail, mailRow })
