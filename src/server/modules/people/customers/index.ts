export { customerRoutes } from './customers.routes.ts'
export { forgetNotes } from './notes.ts'
