export { googleRoutes } from './google.routes.ts'
export { forgetGoogle, googleAccountOf } from './google.ts'
