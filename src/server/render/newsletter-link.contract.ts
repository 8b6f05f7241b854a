import { z } from 'zod'
import { contract } from '../../shared/api/contract.ts'

const page = {
  access: 'visitor',
  group: 'Newsletter',
  isPage: true,
  params: z.object({ act: z.enum(['confirm', 'leave', 'undo']) }),
  query: z.object({ id: z.string().max(200).default('') }),
  reply: z.string(),
  replyType: 'text/html',
  limit: { name: 'newsletter-page', points: 60, seconds: 60, counts: 'reads' },
} as const

export const showLink = contract('get', '/newsletter/{act}', {
  ...page,
  summary: 'The page of a mailed link to confirm, unsubscribe or undo that (HTML)',
})

export const followLink = contract('post', '/newsletter/{act}', {
  ...page,
  summary: 'Confirm, unsubscribe with the `reason` of the form, or undo that',
  body: z.string(),
  bodyAs: 'text',
})
