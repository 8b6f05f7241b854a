import { defineModule } from '../../module.ts'
import { guestRoutes } from './guests.routes.ts'

export const guestsModule = defineModule({
  name: 'guests',
  routes: guestRoutes,
  expire: [{ function: 'forget_guests' }],
})
