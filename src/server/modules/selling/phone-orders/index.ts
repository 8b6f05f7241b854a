export { quotedLine, readTyped, requireSold, sellable } from './lines.ts'
