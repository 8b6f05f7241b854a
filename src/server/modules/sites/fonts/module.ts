import { defineModule } from '../../module.ts'
import { fontRoutes } from './fonts.routes.ts'
import { recorded } from './recorded.ts'

export const fontsModule = defineModule({
  name: 'fonts',
  routes: fontRoutes,
  recorded,
})
