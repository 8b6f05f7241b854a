export { googleRoutes } from './google.routes.ts'
export { forgetGoogle } from './google.ts'
