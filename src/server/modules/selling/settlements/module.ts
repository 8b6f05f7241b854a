import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { settlementRoutes } from './settlements.routes.ts'
import { tasks } from './tasks.ts'

export const settlementsModule = defineModule({
  name: 'settlements',
  routes: settlementRoutes,
  recorded,
  tasks,
})
