import { defineModule } from '../../module.ts'
import { passkeyRoutes } from './passkeys.routes.ts'

export const passkeysModule = defineModule({
  name: 'passkeys',
  routes: passkeyRoutes,
})
