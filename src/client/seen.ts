import { readStoredJson, store } from './storage.ts'

/** Where this browser keeps which products it has looked at on this site, the last one first. */
const key = 'haat:seen'

export const mostSeen = 12

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/** Ids of products, the last one that was looked at first; none where the browser keeps nothing. */
export function readSeen(): string[] {
  const kept = readStoredJson('local', key)
  return Array.isArray(kept) ? kept.filter(isId).slice(0, mostSeen) : []
}

export function rememberSeen(id: string): void {
  const seen = [id, ...readSeen().filter((other) => other !== id)].slice(0, mostSeen)
  store('local', key, JSON.stringify(seen))
}
