export { translatableCampaigns } from './campaign-texts.ts'
export { campaignRoutes } from './campaigns.routes.ts'
export { mediaInCampaigns } from './media-use.ts'
export { campaignJobs } from './send-campaign.ts'
