export { portraitRoutes } from './portraits.routes.ts'
export { forgetPortraits } from './portraits.ts'
