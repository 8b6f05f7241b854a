import { defineModule } from '../../module.ts'
import { dropMail } from './drop-mail.ts'
import { personal } from './personal.ts'
import { wishlistJobs } from './price-drops.ts'
import { wishlistRoutes } from './wishlist.routes.ts'

export const wishlistModule = defineModule({
  name: 'wishlist',
  routes: wishlistRoutes,
  jobs: wishlistJobs,
  mails: [dropMail],
  personal,
})
