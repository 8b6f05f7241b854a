/** Where this browser keeps which products it has looked at on this site, the last one first. */
const key = 'haat:seen'

export const mostSeen = 12

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)

/** Ids of products, the last one that was looked at first; none where the browser keeps nothing. */
export function readSeen(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isId).slice(0, mostSeen) : []
  } catch {
    return []
  }
}

export function rememberSeen(id: string): void {
  const seen = [id, ...readSeen().filter((other) => other !== id)].slice(0, mostSeen)
  try {
    localStorage.setItem(key, JSON.stringify(seen))
  } catch {
    // A browser may forbid storage; then nothing is kept.
  }
}
