export { holdsPass, isPreviewKey, linkPassLasts, passCookie, previewLink, staffPassLasts } from './pass.ts'
