export { linkRoutes } from './links.routes.ts'
