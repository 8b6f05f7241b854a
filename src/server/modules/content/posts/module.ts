import { defineModule } from '../../module.ts'
import { blogTopicRoutes } from './blog-topics.routes.ts'
import { postJobs } from './posts.jobs.ts'
import { postRoutes } from './posts.routes.ts'
import { recorded } from './recorded.ts'

export const postsModule = defineModule({
  name: 'posts',
  routes: [...postRoutes, ...blogTopicRoutes],
  jobs: postJobs,
  recorded,
})
