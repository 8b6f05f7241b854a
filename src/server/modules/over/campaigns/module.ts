import { defineModule } from '../../module.ts'
import { campaignMails } from './campaign-mail.ts'
import { campaignRoutes } from './campaigns.routes.ts'
import { mediaInCampaigns } from './media-use.ts'
import { recorded } from './recorded.ts'
import { campaignJobs } from './send-campaign.ts'

export const campaignsModule = defineModule({
  name: 'campaigns',
  routes: campaignRoutes,
  jobs: campaignJobs,
  mails: campaignMails,
  mediaUse: mediaInCampaigns,
  recorded,
})
