import type { ActTexts } from '../../../../shared/running/act-texts.ts'

export const campaignsActs = {
  'campaign.add': ['newsletter', 'wrote a campaign'],
  'campaign.change': ['newsletter', 'changed a campaign'],
  'campaign.delete': ['newsletter', 'deleted a campaign'],
  'campaign.settle': ['newsletter', 'said of a mail of a campaign whether it was sent'],
  'campaign.state': ['newsletter', 'scheduled, paused, resumed or ended a campaign'],
} as const satisfies ActTexts
