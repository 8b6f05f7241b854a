export { fontRoutes } from './fonts.routes.ts'
export { facesOf, unknownFamily } from './fonts.ts'
export { serveFont } from './serve-font.ts'
