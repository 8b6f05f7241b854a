import { defineModule } from '../../module.ts'
import { commentRoutes } from './comments.routes.ts'
import { personal } from './personal.ts'
import { recorded } from './recorded.ts'
import { tasks } from './tasks.ts'

export const commentsModule = defineModule({
  name: 'comments',
  routes: commentRoutes,
  personal,
  tasks,
  recorded,
})
