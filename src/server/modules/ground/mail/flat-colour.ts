/**
 * A theme colour for mail clients: `#rrggbb`, with transparency blended in.
 * @param hex of 3, 6 or 8 digits
 * @param under the background, `#rrggbb`
 */
export function flat(hex: string, under: string): string {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const opaque = full.length === 8 ? channel(full, 6) / 255 : 1
  const mixed = [0, 2, 4].map((at) => channel(full, at) * opaque + channel(under.slice(1), at) * (1 - opaque))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function channel(digits: string, at: number): number {
  return Number.parseInt(digits.slice(at, at + 2), 16)
}
