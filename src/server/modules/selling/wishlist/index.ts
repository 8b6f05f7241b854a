export { mostWished, type Wished } from './most-wished.ts'
