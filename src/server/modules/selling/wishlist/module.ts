import { defineModule } from '../../module.ts'
import { backMail } from './back-mail.ts'
import { dropMail } from './drop-mail.ts'
import { personal } from './personal.ts'
import { wishlistJobs } from './price-drops.ts'
import { wishesBackJobs } from './wishes-back.ts'
import { wishlistRoutes } from './wishlist.routes.ts'

export const wishlistModule = defineModule({
  name: 'wishlist',
  routes: wishlistRoutes,
  jobs: [...wishlistJobs, ...wishesBackJobs],
  mails: [dropMail, backMail],
  personal,
})
