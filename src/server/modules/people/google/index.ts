export { forgetGoogle } from './google.ts'
