export type { PageKind } from './pages.tables.ts'
export {
  checkDocument,
  createPage,
  findPublished,
  listPublishedPaths,
  listTemplates,
  type PublishedPage,
  pageTag,
  publish,
  type Seo,
  seoSchema,
} from './pages.ts'
export { sanitise } from './rich-text.ts'
