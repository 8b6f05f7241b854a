export { readOwnEmail } from './whose.ts'
