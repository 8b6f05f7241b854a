export { addPastVisits } from './past-visits.ts'
export { startOfDay } from './site-clock.ts'
export { openVisits, type Visits } from './visits.ts'
