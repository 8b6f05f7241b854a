export { insightsRoutes } from './insights.routes.ts'
export { insightsJobs } from './keep-visits.ts'
export { openVisits, type Visits } from './visits.ts'
