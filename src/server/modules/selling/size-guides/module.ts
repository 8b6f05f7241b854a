import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { sizeGuideRoutes } from './size-guides.routes.ts'

export const sizeGuidesModule = defineModule({
  name: 'size-guides',
  routes: sizeGuideRoutes,
  recorded,
})
