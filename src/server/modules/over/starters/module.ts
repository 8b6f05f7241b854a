import { defineModule } from '../../module.ts'
import { starterJobs } from './fill-job.ts'

export const startersModule = defineModule({
  name: 'starters',
  jobs: starterJobs,
})
