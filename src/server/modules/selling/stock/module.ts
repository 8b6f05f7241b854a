import { defineModule } from '../../module.ts'
import { recorded } from './recorded.ts'
import { stockJobs } from './sales.ts'

export const stockModule = defineModule({
  name: 'stock',
  jobs: stockJobs,
  recorded,
})
