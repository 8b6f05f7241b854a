import { defineModule } from '../../module.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import { newsletterJobs } from './newsletter-mails.ts'
import { personal } from './personal.ts'

export const newsletterModule = defineModule({
  name: 'newsletter',
  routes: newsletterRoutes,
  jobs: newsletterJobs,
  personal,
})
