import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { beginning, beginningBody } from '../../../../shared/sites/beginning.ts'

const options = { access: { staff: 'settings' }, group: 'Settings' } as const

export const readBeginning = contract('get', '/api/v1/beginning', {
  ...options,
  summary: 'Whether the site may still be begun with another starter, and what it is called',
  reply: oneOf(beginning),
})

export const checkAddress = contract('get', '/api/v1/beginning/address', {
  ...options,
  summary: 'Whether the site may have this sub-domain',
  query: z.object({ key: z.string('Please give the sub-domain.').max(200) }),
  reply: oneOf(z.object({ key: z.string(), /** Null if the key is available. */ fault: z.string().nullable() })),
  limit: { name: 'check-address', points: 60, seconds: 60, counts: 'reads' },
})

export const begin = contract('post', '/api/v1/beginning', {
  ...options,
  summary: 'Begin the site anew with a starter, a name and an address, while nothing of it was changed',
  records: { act: 'settings.begin', how: 'each' },
  body: beginningBody,
  reply: oneOf(z.object({ /** Next page; with an entry token if on a new host. */ href: z.string() })),
  refusals: ['beginning.over', 'site.keyTaken', 'site.keyAlike'],
})

named({ beginning, beginningBody })
