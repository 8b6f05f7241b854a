export { shownPortraitUrl } from './portraits.ts'
