export { translatableCampaigns } from './campaign-texts.ts'
