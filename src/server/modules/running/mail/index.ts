export { mailRoutes } from './mail.routes.ts'
export { postMail } from './mail.ts'
