import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const campaignsRefusals = {
  'campaign.rate': [409, 'This site sends up to {most} mails a minute. Enter {most} or less.'],
  'campaign.notFound': [404, 'This campaign was not found.'],
  'campaign.stale': [409, 'This campaign has changed since you opened it. Reload before you save.'],
  'campaign.state': [409, 'The campaign’s status doesn’t allow this. Reload and try again.'],
  'campaign.certain': [409, 'This mail’s status is already final, or it is being sent. Reload to see it.'],
  'campaign.server': [409, 'No SMTP server is set up, so nothing can be sent. Set one up first.'],
} as const satisfies RefusalTexts
