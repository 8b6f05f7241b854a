export { openingRoutes } from './opening.routes.ts'
export { holdsPass, isPreviewKey, linkPassLasts, passCookie, previewLink, staffPassLasts } from './pass.ts'
