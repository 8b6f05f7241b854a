export { portraitRoutes } from './portraits.routes.ts'
export { forgetPortraits, shownPortraitUrl } from './portraits.ts'
