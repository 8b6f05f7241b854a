import { defineModule } from '../../module.ts'
import { pageJobs } from './pages.jobs.ts'
import { recorded } from './recorded.ts'
import { tasks } from './tasks.ts'

export const pagesModule = defineModule({
  name: 'pages',
  jobs: pageJobs,
  tasks,
  recorded,
})
