export { mostWished } from './most-wished.ts'
