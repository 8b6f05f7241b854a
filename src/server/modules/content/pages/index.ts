export type { PublishedPage } from '../../kind.ts'
export { arePagesAsMade, forgetPages, hasPublishedChange } from './as-made.ts'
export { deletePage, undelete } from './change-page.ts'
export { createPage, createPages } from './create-page.ts'
export { valueText } from './difference/value-text.ts'
export { checkDocument } from './documents.ts'
export { draftSections } from './draft-sections.ts'
export { type Draft, findDraft, findDraftOrNone } from './drafted-page.ts'
export { emptyLinksIn } from './findings/empty-links.ts'
export { linkingPages } from './findings/linking-pages.ts'
export { anchorsOfTemplate, deadText, lookUp } from './findings/look-up.ts'
export { isLookedUp, readHere, type Target, targetsOfHtml, usualName } from './findings/targets.ts'
export { pageAddress, pageKind } from './page.kind.ts'
export { listPageTitles } from './page-titles.ts'
export { pageRoutes } from './pages.routes.ts'
export {
  findPageId,
  findPublished,
  hasTemplates,
  listPagePaths,
  listPublishedPaths,
  listTemplates,
  pageInLanguage,
  somePages,
} from './pages.ts'
export { publish } from './publish.ts'
export { pageSample } from './sample.ts'
export { pagesTag, pageTag } from './tags.ts'
export { translatablePages } from './translatable-pages.ts'
