export type PinRange = [first: number, last: number]

/** Sorted ranges without overlaps; neighbours are joined. */
export function joinPins(ranges: PinRange[]): PinRange[] {
  const joined: PinRange[] = []
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = joined.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else joined.push([first, last])
  }
  return joined
}

/** Reads one PIN code (`560001`), its first digits (`56`) or a range (`560001-560099`); undefined for any other text. */
function readRange(text: string): PinRange | undefined {
  const [, from = '', to] = /^([1-9]\d{0,5})(?:\s*[-–]\s*([1-9]\d{0,5}))?$/.exec(text) ?? []
  if (from === '') return undefined
  const range: PinRange = [Number(from.padEnd(6, '0')), Number((to ?? from).padEnd(6, '9'))]
  return range[0] <= range[1] ? range : undefined
}

/** PIN codes as typed, separated by commas, spaces or lines; `unread` holds the parts that are none. */
export function readPins(text: string): { pins: PinRange[]; unread: string[] } {
  // Blanks first: looked for together with the dash, a long run of them takes the square of its length.
  const parts = text
    .replace(/\s+/g, ' ')
    .replace(/ ?[-–] ?/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
  const read = parts.map((part) => ({ part, range: readRange(part) }))
  return {
    pins: joinPins(read.flatMap(({ range }) => (range ? [range] : []))),
    unread: read.flatMap(({ part, range }) => (range ? [] : [part])),
  }
}

/** Ranges as typed: whole prefixes by their first digits. */
export function pinsText(pins: PinRange[]): string {
  return pins.map(rangeText).join(', ')
}

function rangeText([first, last]: PinRange): string {
  for (let digits = 1; digits < 6; digits++) {
    const size = 10 ** (6 - digits)
    if (first % size === 0 && last === first + size - 1) return String(first / size)
  }
  return first === last ? String(first) : `${first}-${last}`
}

/** Reads a CSV file of `pincode,zone`, with or without a head. Rows that have no PIN code or no zone are counted. */
export function readPinFile(csv: string): { zones: Map<string, PinRange[]>; skipped: number } {
  const zones = new Map<string, PinRange[]>()
  let skipped = 0
  for (const [index, line] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue
    const [pin = '', ...rest] = line.split(/[,;\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    const zone = rest[0] ?? ''
    if (/^[1-9]\d{5}$/.test(pin) && zone !== '') {
      const range: PinRange = [Number(pin), Number(pin)]
      const known = zones.get(zone)
      if (known) known.push(range)
      else zones.set(zone, [range])
    } else if (index > 0 || /^\d/.test(pin)) skipped++
  }
  for (const [name, pins] of zones) zones.set(name, joinPins(pins))
  return { zones, skipped }
}
