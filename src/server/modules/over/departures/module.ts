import { defineModule } from '../../module.ts'
import { departureMail } from './departure-mail.ts'
import { departureRoutes } from './departures.routes.ts'
import { eraseJob } from './erase-job.ts'

export const departuresModule = defineModule({
  name: 'departures',
  routes: departureRoutes,
  jobs: ({ personal }) => [eraseJob(personal)],
  mails: [departureMail],
})
