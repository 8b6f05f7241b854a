export { inboxRoutes } from './inbox.routes.ts'
export { inboxJobs } from './inbox-mails.ts'
export { forgetMessages, messagesOf, type OwnMessage } from './senders.ts'
