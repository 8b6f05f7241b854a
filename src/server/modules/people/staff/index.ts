export { staffJobs } from './invitation-mail.ts'
export { staffRoutes } from './staff.routes.ts'
