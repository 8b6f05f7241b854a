export { fillSite } from './fill-site.ts'
export { liveThrough } from './live-through.ts'
export { findShipped, loadStarter } from './load-starter.ts'
export { standardTemplates } from './standard-templates.ts'
