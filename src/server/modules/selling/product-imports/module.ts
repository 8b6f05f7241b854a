import { defineModule } from '../../module.ts'
import { productImportJobs } from './product-imports.jobs.ts'
import { productImportRoutes } from './product-imports.routes.ts'
import { recorded } from './recorded.ts'

export const productImportsModule = defineModule({
  name: 'product-imports',
  routes: productImportRoutes,
  jobs: productImportJobs,
  recorded,
  expire: [{ function: 'forget_product_imports' }],
})
