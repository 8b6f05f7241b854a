export { forgetOld } from './forget-old.ts'
