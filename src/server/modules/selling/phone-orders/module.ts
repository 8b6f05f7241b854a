import { defineModule } from '../../module.ts'
import { phoneOrderRoutes } from './phone-orders.routes.ts'

export const phoneOrdersModule = defineModule({ name: 'phone-orders', routes: phoneOrderRoutes })
