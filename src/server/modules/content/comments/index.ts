export { commentRoutes } from './comments.routes.ts'
export { commentsOf, forgetComments } from './comments.ts'
export { countToRead } from './staff-comments.ts'
