import { defineModule } from '../../module.ts'
import { moneyRoutes } from './money.routes.ts'
import { recorded } from './recorded.ts'
import { tasks } from './tasks.ts'

export const moneyModule = defineModule({
  name: 'money',
  routes: moneyRoutes,
  recorded,
  tasks,
})
