export { compareLinesOf } from './stray-lines.ts'
