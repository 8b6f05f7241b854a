export {
  changeSite,
  isStepRequired,
  keepSettingsWords,
  lockSite,
  readSite,
  requireStepHere,
  type SiteRow,
  voidPreviewLink,
} from './change-site.ts'
export { createSite } from './create-site.ts'
export { hostName } from './host-name.ts'
export { onPlatform } from './on-platform.ts'
export { sites } from './sites.tables.ts'
export {
  findSites,
  hostsTag,
  isBegun,
  lockReading,
  openSiteDirectory,
  readingsFrom,
  type SiteDirectory,
  siteOrigin,
} from './sites.ts'
