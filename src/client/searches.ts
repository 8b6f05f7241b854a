import { cut } from '../shared/text.ts'
import { readStoredJson, store } from './storage.ts'

/** Where this browser keeps what was searched for on this site, the last one first. */
const key = 'haat:searches'

const mostKept = 5
const longest = 80

/** None where the browser keeps nothing. */
export function readSearches(): string[] {
  const kept = readStoredJson('local', key)
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, mostKept) : []
}

export function rememberSearch(text: string): void {
  const said = cut(text.trim(), longest)
  if (said === '') return
  const others = readSearches().filter((other) => other.toLowerCase() !== said.toLowerCase())
  write([said, ...others].slice(0, mostKept))
}

export const forgetSearches = () => write([])

function write(searches: string[]): void {
  store('local', key, JSON.stringify(searches))
}
