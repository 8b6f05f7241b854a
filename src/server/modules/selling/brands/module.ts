import { defineModule } from '../../module.ts'
import { brandRoutes } from './brands.routes.ts'
import { recorded } from './recorded.ts'

export const brandsModule = defineModule({
  name: 'brands',
  routes: brandRoutes,
  recorded,
})
