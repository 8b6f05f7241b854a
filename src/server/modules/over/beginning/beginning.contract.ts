import { z } from 'zod'
import { contract, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { beginning, beginningBody } from '../../../../shared/sites/beginning.ts'

const options = { access: { staff: 'settings' }, group: 'Settings' } as const

export const readBeginning = contract('get', '/api/v1/beginning', {
  ...options,
  summary: 'Read whether the starter can still be changed, with the site’s name',
  reply: oneOf(beginning),
})

export const checkAddress = contract('get', '/api/v1/beginning/address', {
  ...options,
  summary: 'Check whether a sub-domain is available',
  query: z.object({ key: z.string('Send the sub-domain.').max(200) }),
  reply: oneOf(z.object({ key: z.string(), /** Null if the key is available. */ fault: z.string().nullable() })),
  limit: { name: 'check-address', points: 60, seconds: 60, counts: 'reads' },
})

export const begin = contract('post', '/api/v1/beginning', {
  ...options,
  summary: 'Replace the starter, name and address of an unedited site',
  records: { act: 'settings.begin', how: 'each' },
  body: beginningBody,
  reply: oneOf(z.object({ /** Next page; with an entry token if on a new host. */ href: z.string() })),
  refusals: ['beginning.over', 'site.keyTaken', 'site.keyAlike'],
})

named({ beginning, beginningBody })
