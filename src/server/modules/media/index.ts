export { media } from './media.tables.ts'
export { addMedia, changeMedia, deleteMedia, findMedia, holdMedia, lockMedia, type MediaRow } from './media.ts'
export { forgetDeleted, removeFiles } from './renditions.ts'
export { serveMedia, warmMedia } from './serve-media.ts'
