export { media } from './media.tables.ts'
export { addMedia, findMedia } from './media.ts'
export { serveMedia, warmMedia } from './serve-media.ts'
