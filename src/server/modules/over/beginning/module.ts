import { defineModule } from '../../module.ts'
import { beginningRoutes } from './beginning.routes.ts'

export const beginningModule = defineModule({
  name: 'beginning',
  routes: beginningRoutes,
})
