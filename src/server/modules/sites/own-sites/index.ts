export { ownSiteRoutes } from './own-sites.routes.ts'
