export { checkoutRoutes } from './checkout.routes.ts'
export { checkoutJobs } from './lapse.ts'
export { giveBack } from './reserve.ts'
export { askAndSettle, settle } from './settle.ts'
