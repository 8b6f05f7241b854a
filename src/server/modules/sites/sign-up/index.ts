export { signUpJobs } from './begun-mail.ts'
export { signUpRoutes } from './sign-up.routes.ts'
