import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'

const options = { access: 'signed-in', group: 'Account' } as const
const openLink = 'Open the link in the email.'
const path = '/api/v1/own-data'

export const askForOwnData = contract('post', path, {
  ...options,
  summary: 'Mail the caller a link to a copy of their data',
  reply: oneOf(z.object({ email: z.string() })),
  limit: { name: 'own-data', points: 5, seconds: 3600 },
})

export const readOwnData = contract('get', path, {
  ...options,
  summary: 'Download the copy of one’s data by the mailed link, while signed in',
  query: z.object({
    until: z.string(openLink).regex(/^\d{13}$/, openLink),
    proof: z
      .string(openLink)
      .trim()
      .regex(/^[\w-]{43}$/, openLink),
  }),
  reply: z.string(),
  replyType: 'application/zip',
  refusals: ['ownData.linkOver'],
  limit: { name: 'read-own-data', points: 20, seconds: 3600, counts: 'reads' },
})
