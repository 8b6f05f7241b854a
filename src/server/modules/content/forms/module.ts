import { defineModule } from '../../module.ts'
import { formRoutes } from './forms.routes.ts'
import { recorded } from './recorded.ts'

export const formsModule = defineModule({
  name: 'forms',
  routes: formRoutes,
  recorded,
})
