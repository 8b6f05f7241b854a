import { defineModule } from '../../module.ts'
import { orderEditRoutes } from './order-edits.routes.ts'

export const orderEditsModule = defineModule({ name: 'order-edits', routes: orderEditRoutes })
