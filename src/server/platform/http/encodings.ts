export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an `Accept-Encoding` header names and does not refuse. */
export function pickEncoding(accepted: string | string[] | undefined): Encoding {
  const parts = String(accepted ?? '').split(',')
  const taken = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part)).map((part) => part.split(';', 1)[0]?.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
