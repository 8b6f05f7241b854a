export { newsletterRoutes } from './newsletter.routes.ts'
