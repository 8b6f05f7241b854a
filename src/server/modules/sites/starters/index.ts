export { fillSite } from './fill-site.ts'
export { liveThrough } from './live-through.ts'
export { loadStarter } from './load-starter.ts'
export { starterJobs } from './past-job.ts'
