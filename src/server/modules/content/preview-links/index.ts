export { endPreviewLink, findPreviewLink, listPreviewLinks, makePreviewLink, type Previewed } from './preview-links.ts'
