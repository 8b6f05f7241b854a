export { ownEmailRoutes } from './own-email.routes.ts'
export { ownEmailJobs } from './own-email-mail.ts'
export { readOwnEmail } from './whose.ts'
