import { defineModule } from '../../module.ts'
import { answerMail } from './answer-mail.ts'
import { personal } from './personal.ts'
import { questionRoutes } from './questions.routes.ts'
import { recorded } from './recorded.ts'
import { tasks } from './tasks.ts'

export const questionsModule = defineModule({
  name: 'questions',
  routes: questionRoutes,
  mails: [answerMail],
  personal,
  tasks,
  recorded,
})
