export { checkoutRoutes } from './checkout.routes.ts'
export { checkoutJobs } from './lapse.ts'
export { settle } from './settle.ts'
