/** Maximum length of a host name with port; a `Host` header may have 16 KB. */
const longestHost = 260
const mostSpellings = 5_000

const spellings = new Map<string, string>()

/**
 * Normalised host name, without case, port and trailing dot: `Shop.localhost.:03000` -> `shop.localhost`. Undefined if longer
 * than any name.
 */
export function hostName(host: string): string | undefined {
  const known = spellings.get(host)
  if (known !== undefined) return known
  if (host.length > longestHost) return undefined
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  if (spellings.size >= mostSpellings) spellings.clear()
  spellings.set(host, name)
  return name
}
