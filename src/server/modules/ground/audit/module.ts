import { defineModule } from '../../module.ts'
import { auditRoutes } from './audit.routes.ts'

export const auditModule = defineModule({
  name: 'audit',
  routes: auditRoutes,
})
