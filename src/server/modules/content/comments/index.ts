export { commentRoutes } from './comments.routes.ts'
export { commentReportsOf, commentsOf, forgetComments } from './comments.ts'
export { countToRead } from './staff-comments.ts'
