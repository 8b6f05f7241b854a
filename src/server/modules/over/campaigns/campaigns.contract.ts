import { z } from 'zod'
import { contract, listOf, mostOfDocument, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import {
  campaign,
  campaignActs,
  campaignBody,
  campaignFault,
  campaignList,
  campaignPart,
  campaignSegment,
} from '../../../../shared/content/campaigns-admin.ts'
import { instant } from '../../../../shared/instants.ts'
import { revision } from '../../../../shared/whole-numbers.ts'

const forStaff = { access: { staff: 'customers' }, group: 'Newsletter' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...forStaff, access: { staff: ['customers', 'view'] } } as const
const id = z.uuid('Send the id.')
const one = { ...forStaff, params: z.object({ id }), reply: oneOf(campaign) } as const

export const listCampaigns = contract('get', '/api/v1/campaigns', {
  ...reading,
  summary: 'Campaigns of the newsletter, the newest first',
  query: campaignList,
  reply: listOf(campaign),
})

export const readCampaign = contract('get', '/api/v1/campaigns/{id}', {
  ...one,
  access: reading.access,
  summary: 'Read a campaign with its results',
  refusals: ['campaign.notFound'],
})

export const addCampaign = contract('post', '/api/v1/campaigns', {
  ...forStaff,
  summary: 'Create a campaign; nothing is sent',
  records: { act: 'campaign.add' },
  body: campaignBody,
  mostBytes: mostOfDocument,
  reply: oneOf(campaign),
  refusals: ['campaign.rate', 'media.notFound'],
})

export const changeCampaign = contract('put', '/api/v1/campaigns/{id}', {
  ...one,
  summary: 'Change a campaign that is a draft',
  records: { act: 'campaign.change' },
  body: campaignBody.extend({ revision }),
  mostBytes: mostOfDocument,
  refusals: ['campaign.notFound', 'campaign.rate', 'campaign.stale', 'campaign.state', 'media.notFound'],
})

export const deleteCampaign = contract('delete', '/api/v1/campaigns/{id}', {
  ...one,
  summary: 'Delete a campaign that is a draft',
  records: { act: 'campaign.delete' },
  reply: oneOf(z.object({ _id: z.string() })),
  refusals: ['campaign.notFound', 'campaign.state'],
})

export const countSegment = contract('post', '/api/v1/campaigns/segment', {
  ...forStaff,
  summary: 'Count the current subscribers of a segment',
  records: { nothing: 'It only counts.' },
  body: z.object({ segment: campaignSegment }),
  reply: oneOf(z.object({ count: z.int() })),
})

export const previewCampaign = contract('post', '/api/v1/campaigns/preview', {
  ...forStaff,
  summary: 'Preview a campaign as HTML and text',
  records: { nothing: 'It only draws.' },
  body: campaignBody.pick({ subject: true, preview: true, parts: true }),
  mostBytes: mostOfDocument,
  reply: oneOf(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
})

export const testCampaign = contract('post', '/api/v1/campaigns/{id}/test', {
  ...one,
  summary: 'Send a test of a campaign to the caller',
  records: { nothing: 'Sent to the caller only.' },
  reply: oneOf(z.object({ email: z.string() })),
  limit: { name: 'campaign-test', points: 20, seconds: 3600 },
  refusals: ['campaign.notFound', 'campaign.server'],
})

export const moveCampaign = contract('post', '/api/v1/campaigns/{id}/state', {
  ...one,
  summary: 'Send, schedule, pause, resume or end a campaign',
  recent: true,
  records: { act: 'campaign.state' },
  body: z.object({
    act: z.enum(campaignActs),
    /** Start of sending; now if missing. */
    at: instant('Send an instant such as 2026-03-31T09:00:00Z.').optional(),
  }),
  refusals: ['campaign.notFound', 'campaign.state'],
})

export const listFaults = contract('get', '/api/v1/campaigns/{id}/faults', {
  ...reading,
  summary: 'List rejected mails of a campaign, and those with unknown delivery',
  params: z.object({ id }),
  query: campaignList,
  reply: listOf(campaignFault),
  refusals: ['campaign.notFound'],
})

export const settleMail = contract('post', '/api/v1/campaigns/{id}/uncertain/{subscriberId}', {
  ...one,
  params: z.object({ id, subscriberId: id }),
  summary: 'Mark a mail with unknown delivery as sent, or resend it',
  recent: true,
  records: { act: 'campaign.settle' },
  body: z.object({ sent: z.boolean('Choose whether it was sent.') }),
  refusals: ['campaign.notFound', 'campaign.certain', 'campaign.state'],
})

named({ campaign, campaignBody, campaignFault, campaignPart, campaignSegment })
