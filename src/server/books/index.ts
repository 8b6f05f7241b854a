export { checkBooks, type Fault, faultsOf } from './check-books.ts'
export type { Sums } from './sums.ts'
