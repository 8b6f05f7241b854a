import { defineModule } from '../../module.ts'
import { forgetProofs } from './codes.ts'
import { ownEmailRoutes } from './own-email.routes.ts'
import { ownEmailJobs } from './own-email-mail.ts'

export const ownEmailModule = defineModule({
  name: 'own-email',
  routes: ownEmailRoutes,
  jobs: ownEmailJobs,
  personal: { forget: (ctx, { id }) => forgetProofs(ctx, id) },
})
