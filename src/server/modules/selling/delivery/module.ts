import { defineModule } from '../../module.ts'
import { deliveryRoutes } from './delivery.routes.ts'

export const deliveryModule = defineModule({
  name: 'delivery',
  routes: deliveryRoutes,
})
