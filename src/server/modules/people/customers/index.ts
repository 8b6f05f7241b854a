export { customerRoutes } from './customers.routes.ts'
export { listCustomers } from './customers.ts'
