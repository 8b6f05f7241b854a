import { defineModule } from '../../module.ts'
import { googleRoutes } from './google.routes.ts'
import { personal } from './personal.ts'

export const googleModule = defineModule({
  name: 'google',
  routes: googleRoutes,
  personal,
})
