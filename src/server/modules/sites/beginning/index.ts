export { beginningRoutes } from './beginning.routes.ts'
