import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { settlementRoutes } from './settlements.routes.ts'
import { toDo } from './to-do.ts'

export const settlementsModule = defineModule({
  name: 'settlements',
  routes: settlementRoutes,
  recorded,
  toDo,
})
