import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { ownSite } from '../../../../shared/sites/own-sites.ts'

const options = { access: 'signed-in', group: 'Own sites' } as const

export const listOwnSites = contract('get', '/api/v1/own-sites', {
  ...options,
  summary: 'List the caller’s sites',
  reply: listOf(ownSite),
})

export const goToSite = contract('post', '/api/v1/own-sites/{key}/entry', {
  ...options,
  summary: 'Create a one-time sign-in address for another site of the caller, valid for a minute',
  params: z.object({ key: z.string().max(63) }),
  reply: oneOf(z.object({ href: z.string() })),
  refusals: ['site.notFound'],
  limit: { name: 'own-site-entry', points: 60, seconds: 3600 },
})

named({ ownSite })
