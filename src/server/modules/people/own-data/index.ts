export { ownDataRoutes } from './own-data.routes.ts'
export { ownDataJobs } from './own-data-mail.ts'
