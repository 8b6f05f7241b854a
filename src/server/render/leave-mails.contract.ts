import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'
import { mailKinds } from '../../shared/people/mail-kinds.ts'

const page = {
  access: 'visitor',
  group: 'Account',
  isPage: true,
  params: z.object({ kind: z.enum(mailKinds) }),
  query: z.object({ id: z.string().max(200).default('') }),
  reply: z.string(),
  replyType: 'text/html',
  limit: { name: 'leave-mails', points: 60, seconds: 60, counts: 'reads' },
} as const

export const showLeaving = contract('get', '/mails/{kind}/leave', {
  ...page,
  summary: 'The page to unsubscribe from mails of a kind (HTML)',
})

export const leaveMails = contract('post', '/mails/{kind}/leave', {
  ...page,
  summary: 'Unsubscribe from mails of a kind, also by one click in a mail program (RFC 8058)',
  body: z.string(),
  bodyAs: 'text',
})
