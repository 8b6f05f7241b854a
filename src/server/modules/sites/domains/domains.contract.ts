import { z } from 'zod'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { domain, domainField } from '../../../../shared/sites/domains.ts'

const options = { access: { staff: 'settings' }, group: 'Domains' } as const
const params = z.object({ host: domainField })
const reply = listOf(domain)

export const listDomains = contract('get', '/api/v1/domains', {
  ...options,
  access: { staff: ['settings', 'view'] },
  summary: 'List the domains of the site, pending ones too',
  reply,
})

export const addDomain = contract('post', '/api/v1/domains', {
  ...options,
  summary: 'Request a domain; returns the DNS record to add',
  recent: true,
  records: { act: 'domain.add' },
  body: z.object({ host: domainField }),
  reply: oneOf(domain),
  refusals: ['domain.platform', 'domain.known', 'domain.most'],
})

export const checkDomain = contract('post', '/api/v1/domains/{host}/check', {
  ...options,
  summary: 'Check the DNS of a domain and connect it if verified',
  records: { act: 'domain.connect', how: 'each' },
  params,
  reply,
  refusals: ['domain.notFound', 'domain.notProven', 'domain.dnsAway'],
  limit: { name: 'check-domain', points: 30, seconds: 3600 },
})

export const preferDomain = contract('post', '/api/v1/domains/{host}/primary', {
  ...options,
  summary: 'Make a domain primary; other domains redirect to it',
  recent: true,
  records: { act: 'domain.prefer' },
  params,
  reply,
  refusals: ['domain.notFound'],
})

export const removeDomain = contract('delete', '/api/v1/domains/{host}', {
  ...options,
  summary: 'Remove a domain',
  recent: true,
  records: { act: 'domain.remove' },
  params,
  reply,
  refusals: ['domain.notFound'],
})

named({ domain })
