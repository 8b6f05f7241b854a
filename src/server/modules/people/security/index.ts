export { forgetSecondStep, securityJobs } from './forget-second-step.ts'
export { securityRoutes } from './security.routes.ts'
