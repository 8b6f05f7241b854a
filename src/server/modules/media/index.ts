export { media } from './media.tables.ts'
export { type AddedMedia, addMedia } from './media.ts'
export { serveMedia, warmMedia } from './serve-media.ts'
