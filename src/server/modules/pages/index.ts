export {
  checkDocument,
  createPage,
  findPublished,
  listPublishedPaths,
  listTemplates,
  type PublishedPage,
  pageTag,
  publish,
} from './pages.ts'
export { sanitise } from './rich-text.ts'
