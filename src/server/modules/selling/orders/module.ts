import { defineModule } from '../../module.ts'
import { mediaInOrders } from './media-in-orders.ts'
import { orderJobs } from './order-mails.ts'
import { orderRoutes } from './orders.routes.ts'
import { personal } from './personal.ts'
import { recorded } from './recorded.ts'
import { toDo } from './to-do.ts'

export const ordersModule = defineModule({
  name: 'orders',
  routes: orderRoutes,
  jobs: orderJobs,
  mediaUse: mediaInOrders,
  personal,
  toDo,
  recorded,
})
