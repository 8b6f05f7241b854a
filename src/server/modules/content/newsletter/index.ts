export { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
export {
  confirmByLink,
  leaveByLink,
  subscribeOwner,
  undoByLink,
  unsubscribeOwner,
} from './newsletter.ts'
export { findByLink, type LinkAct, linkOf } from './newsletter-link.ts'
export { subscriptionOf } from './subscribers.ts'
