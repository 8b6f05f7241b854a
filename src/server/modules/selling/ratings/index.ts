export { findCounts, isRatedAtLeast, rankOf, ratingsOf, recount } from './ratings.ts'
