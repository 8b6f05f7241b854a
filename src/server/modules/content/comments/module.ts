import { defineModule } from '../../module.ts'
import { commentRoutes } from './comments.routes.ts'
import { personal } from './personal.ts'
import { recorded } from './recorded.ts'
import { toDo } from './to-do.ts'

export const commentsModule = defineModule({
  name: 'comments',
  routes: commentRoutes,
  personal,
  toDo,
  recorded,
})
