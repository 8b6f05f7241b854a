import { defineModule } from '../../module.ts'
import { assignedMail } from './assigned-mail.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { fileJobs } from './message-files.ts'
import { messageMail } from './message-mail.ts'
import { personal } from './personal.ts'
import { recorded } from './recorded.ts'
import { replyMail } from './reply-mail.ts'
import { tasks } from './tasks.ts'

export const inboxModule = defineModule({
  name: 'inbox',
  routes: inboxRoutes,
  jobs: fileJobs,
  mails: [messageMail, replyMail, assignedMail],
  personal,
  tasks,
  recorded,
})
