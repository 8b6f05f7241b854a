import { defineModule } from '../../module.ts'
import { signUpJobs } from './begun-mail.ts'
import { signUpRoutes } from './sign-up.routes.ts'

export const signUpModule = defineModule({
  name: 'sign-up',
  routes: signUpRoutes,
  jobs: signUpJobs,
})
