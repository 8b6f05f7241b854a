import { z } from 'zod'
import { contract, cursorListOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  campaignCeiling,
  operatedList,
  operatedSite,
  siteMember,
  stepReset,
  suspension,
} from '../../../../shared/sites/operator.ts'

const options = { access: { staff: 'settings' }, group: 'Platform' } as const
const params = z.object({ id: z.string().max(40) })
const reply = oneOf(operatedSite)
/** With who owns and serves it. */
const operatedSiteDetail = operatedSite.extend({ people: z.array(siteMember) })

export const listOperatedSites = contract('get', '/api/v1/operator/sites', {
  ...options,
  summary: 'List the platform’s sites with their usage, from a cursor; for its owner, on its own host',
  query: operatedList,
  reply: cursorListOf(operatedSite),
})

export const readOperatedSite = contract('get', '/api/v1/operator/sites/{id}', {
  ...options,
  summary: 'Read a site with its owners and staff',
  params,
  reply: oneOf(operatedSiteDetail),
  refusals: ['site.notFound'],
})

export const resetMember = contract('post', '/api/v1/operator/sites/{id}/second-step-resets', {
  ...options,
  summary:
    'Remove the lost second step of an owner or member of staff. They are signed out everywhere and told by mail',
  recent: true,
  records: { act: 'site.resetStep' },
  params,
  body: stepReset,
  reply: oneOf(operatedSiteDetail),
  refusals: ['security.none', 'security.operator', 'site.notFound', 'staff.notFound'],
})

export const limitCampaigns = contract('put', '/api/v1/operator/sites/{id}/campaign-rate', {
  ...options,
  summary: 'Set the maximum campaign mails per minute of a site',
  records: { act: 'site.campaignRate' },
  params,
  body: campaignCeiling,
  reply,
  refusals: ['site.notFound'],
})

export const suspendSite = contract('post', '/api/v1/operator/sites/{id}/suspension', {
  ...options,
  summary: 'Suspend a site until it is restored',
  records: { act: 'site.suspend' },
  params,
  body: suspension,
  reply,
  refusals: ['site.notFound', 'site.isSuspended'],
})

export const restoreSite = contract('delete', '/api/v1/operator/sites/{id}/suspension', {
  ...options,
  summary: 'Restore a suspended site',
  records: { act: 'site.restore' },
  params,
  reply,
  refusals: ['site.notFound', 'site.isOpen'],
})

named({
  campaignCeiling,
  operatedSite,
  siteMember,
  stepReset,
  suspension,
  siteUsage: operatedSite.shape.usage,
  operatedSiteDetail,
})
