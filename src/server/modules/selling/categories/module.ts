import { defineModule } from '../../module.ts'
import { categoryRoutes } from './categories.routes.ts'
import { recorded } from './recorded.ts'

export const categoriesModule = defineModule({
  name: 'categories',
  routes: categoryRoutes,
  recorded,
})
