import { defineModule } from '../../module.ts'
import { cartRoutes } from './cart.routes.ts'
import { personal } from './personal.ts'

export const cartModule = defineModule({
  name: 'cart',
  routes: cartRoutes,
  personal,
})
