import { defineModule } from '../../module.ts'
import { postJobs } from './posts.jobs.ts'
import { postRoutes } from './posts.routes.ts'
import { recorded } from './recorded.ts'

export const postsModule = defineModule({
  name: 'posts',
  routes: postRoutes,
  jobs: postJobs,
  recorded,
})
