export { inboxRoutes } from './inbox.routes.ts'
export { inboxJobs } from './inbox-mails.ts'
export { countNew } from './messages.ts'
export { forgetMessages, messagesOf, type OwnMessage } from './senders.ts'
