export { newsletterRoutes } from './newsletter.routes.ts'
export { confirmByLink, leaveByLink } from './newsletter.ts'
export { findByLink, type LinkAct } from './newsletter-link.ts'
export { newsletterJobs } from './newsletter-mails.ts'
