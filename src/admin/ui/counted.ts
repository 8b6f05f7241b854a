import { capitalised } from '../../shared/text.ts'

/** A number with its digits grouped: `1,200`. */
export const grouped = (count: number): string => count.toLocaleString('en-IN')

/** A count of things: `1 product`, `1,200 products`; `several` is an irregular plural. */
export function counted(count: number, thing: string, several = `${thing}s`): string {
  return `${grouped(count)} ${count === 1 ? thing : several}`
}

/** Subject of a message: `Comment`, `3 comments`. */
export function subjectOf(count: number, thing: string): string {
  return count === 1 ? capitalised(thing) : counted(count, thing)
}
