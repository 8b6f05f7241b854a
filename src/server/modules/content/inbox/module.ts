import { defineModule } from '../../module.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { inboxJobs } from './inbox-mails.ts'
import { personal } from './personal.ts'
import { recorded } from './recorded.ts'
import { toDo } from './to-do.ts'

export const inboxModule = defineModule({
  name: 'inbox',
  routes: inboxRoutes,
  jobs: inboxJobs,
  personal,
  toDo,
  recorded,
})
