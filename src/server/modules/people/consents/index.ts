export { consentRoutes } from './consents.routes.ts'
