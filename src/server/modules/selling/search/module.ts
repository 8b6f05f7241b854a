import { defineModule } from '../../module.ts'
import { fillSites, searchJobs } from './jobs.ts'
import { recorded } from './recorded.ts'
import { searchRoutes } from './search.routes.ts'

export const searchModule = defineModule({
  name: 'search',
  routes: searchRoutes,
  jobs: searchJobs,
  periodic: [{ name: 'search.fill-sites', seconds: 60, run: fillSites }],
  recorded,
  expire: [{ function: 'forget_searches' }],
})
