import { defineModule } from '../../module.ts'
import { productJobs } from './products.jobs.ts'
import { productRoutes } from './products.routes.ts'
import { recorded } from './recorded.ts'
import { reversible } from './reversible.ts'
import { toDo } from './to-do.ts'

export const productsModule = defineModule({
  name: 'products',
  routes: productRoutes,
  jobs: productJobs,
  toDo,
  recorded,
  reversible,
})
