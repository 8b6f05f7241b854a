export { findCounts, isRatedAtLeast, ratingsOf, recount } from './ratings.ts'
