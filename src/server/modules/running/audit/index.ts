export { auditRoutes } from './audit.routes.ts'
export { recordAct } from './record-act.ts'
export { recordCall } from './record-calls.ts'
