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
  summary: 'The domains of the site, and those that it waits for',
  reply,
})

export const addDomain = contract('post', '/api/v1/domains', {
  ...options,
  summary: 'Ask for a domain; the answer says what has to stand in its DNS',
  recent: true,
  records: { act: 'domain.add' },
  body: z.object({ host: domainField }),
  reply: oneOf(domain),
  refusals: ['domain.platform', 'domain.known', 'domain.most'],
})

export const checkDomain = contract('post', '/api/v1/domains/{host}/check', {
  ...options,
  summary: 'Look into the DNS of a domain, and connect it when it is proven',
  records: { act: 'domain.connect', how: 'each' },
  params,
  reply,
  refusals: ['domain.notFound', 'domain.notProven', 'domain.dnsAway'],
  limit: { name: 'check-domain', points: 30, seconds: 3600 },
})

export const preferDomain = contract('post', '/api/v1/domains/{host}/primary', {
  ...options,
  summary: 'Have pages name this domain, and send visitors of the others to it',
  recent: true,
  records: { act: 'domain.prefer' },
  params,
  reply,
  refusals: ['domain.notFound'],
})

export const removeDomain = contract('delete', '/api/v1/domains/{host}', {
  ...options,
  summary: 'Leave a domain',
  recent: true,
  records: { act: 'domain.remove' },
  params,
  reply,
  refusals: ['domain.notFound'],
})

named({ domain })
