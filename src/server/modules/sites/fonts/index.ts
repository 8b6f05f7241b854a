export { facesOf, unknownFamily } from './fonts.ts'
export { serveFont } from './serve-font.ts'
