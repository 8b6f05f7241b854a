export { operatorRoutes } from './operator.routes.ts'
export { operatorJobs } from './suspension-mail.ts'
