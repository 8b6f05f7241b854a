export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an `Accept-Encoding` header accepts. */
export function pickEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '')
  const known = picked.get(header)
  if (known) return known
  const best = readHeader(header)
  if (picked.size < mostPicked && header.length < 100) picked.set(header, best)
  return best
}

/** Cache: browsers send only a handful of different headers. */
const picked = new Map<string, Encoding>()
const mostPicked = 100

function readHeader(accepted: string): Encoding {
  const parts = accepted.split(',')
  const taken = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part)).map((part) => part.split(';', 1)[0]?.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
