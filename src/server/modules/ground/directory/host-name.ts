/** No name is longer, with its port; a caller may send 16 KB of them. */
const longestHost = 260
const mostSpellings = 5_000

const spellings = new Map<string, string>()

/**
 * The one form of a `Host` header's name, whatever its capitals, its port and the dot at its end:
 * `Shop.localhost.:03000` -> `shop.localhost`. Undefined for what is longer than any name.
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
