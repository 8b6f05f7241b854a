import { defineModule } from '../../module.ts'
import { collectionRoutes } from './collections.routes.ts'
import { collectionJobs } from './follow-rules.ts'
import { recorded } from './recorded.ts'

export const collectionsModule = defineModule({
  name: 'collections',
  routes: collectionRoutes,
  jobs: collectionJobs,
  recorded,
})
