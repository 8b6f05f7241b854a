import { defineModule } from '../../module.ts'
import { productJobs } from './products.jobs.ts'
import { productRoutes } from './products.routes.ts'
import { recorded } from './recorded.ts'
import { reversible } from './reversible.ts'
import { tasks } from './tasks.ts'

export const productsModule = defineModule({
  name: 'products',
  routes: productRoutes,
  jobs: productJobs,
  tasks,
  recorded,
  reversible,
  expire: [{ function: 'forget_products' }],
})
