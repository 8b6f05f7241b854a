import { defineModule } from '../../module.ts'
import { consentRoutes } from './consents.routes.ts'
import { personal } from './personal.ts'

export const consentsModule = defineModule({
  name: 'consents',
  routes: consentRoutes,
  personal,
})
