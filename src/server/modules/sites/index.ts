export { changeSite, lockSite, readSite, type SiteRow } from './change-site.ts'
export { createSite } from './create-site.ts'
export { sites } from './sites.tables.ts'
export { openSiteDirectory, type SiteDirectory, siteOrigin } from './sites.ts'
