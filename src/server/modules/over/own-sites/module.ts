import { defineModule } from '../../module.ts'
import { ownSiteRoutes } from './own-sites.routes.ts'

export const ownSitesModule = defineModule({
  name: 'own-sites',
  routes: ownSiteRoutes,
})
