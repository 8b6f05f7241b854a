import { defineModule } from '../../module.ts'
import { openingRoutes } from './opening.routes.ts'

export const openingModule = defineModule({
  name: 'opening',
  routes: ({ samples }) => openingRoutes(samples),
})
