export { findCounts, ratingsOf, recount } from './ratings.ts'
