import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const campaignsRefusals = {
  'campaign.rate': [409, 'This site sends up to {most} mails a minute. Please enter at most that.'],
  'campaign.notFound': [404, 'This campaign is not found.'],
  'campaign.stale': [409, 'This campaign was changed meanwhile. Please look again before you save.'],
  'campaign.state': [409, 'The campaign is not in a state that allows this. Please look again.'],
  'campaign.certain': [409, 'It is known of this mail whether it was sent, or it is being sent. Please look again.'],
  'campaign.server': [409, 'No SMTP server is set up, so nothing can be sent.'],
} as const satisfies RefusalTexts
