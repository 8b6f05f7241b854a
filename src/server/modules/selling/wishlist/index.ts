export { mostWished } from './most-wished.ts'
export { readShared, sharedPath } from './shared-list.ts'
