import { defineModule } from '../../module.ts'
import { brandRoutes } from './brands.routes.ts'
import { recorded } from './recorded.ts'
import { brandSample } from './sample.ts'

export const brandsModule = defineModule({
  name: 'brands',
  routes: brandRoutes,
  recorded,
  samples: [brandSample],
})
