export { stockNoticeJobs } from './notice-mail.ts'
export { stockNoticeRoutes } from './stock-notices.routes.ts'
export { forgetNotices, noticesOf } from './stock-notices.ts'
