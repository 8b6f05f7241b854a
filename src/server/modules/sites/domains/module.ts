import { defineModule } from '../../module.ts'
import { domainRoutes } from './domains.routes.ts'
import { recorded } from './recorded.ts'

export const domainsModule = defineModule({
  name: 'domains',
  routes: domainRoutes,
  recorded,
})
