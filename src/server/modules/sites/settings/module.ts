import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { reversible } from './reversible.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settingsModule = defineModule({
  name: 'settings',
  routes: settingsRoutes,
  recorded,
  reversible,
})
