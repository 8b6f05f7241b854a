export { openUnpackers } from './open-unpackers.ts'
