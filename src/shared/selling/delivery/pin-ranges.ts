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

/**
 * Reads one PIN code (`560001`), its first digits (`56`) or a range whose ends have as many digits (`560001-560099`): `560001-99` would
 * reach to 999999. Undefined for any other text.
 */
function readRange(text: string): PinRange | undefined {
  const [, from = '', to = from] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(text) ?? []
  if (from === '' || to.length !== from.length) return undefined
  const range: PinRange = [Number(from.padEnd(6, '0')), Number(to.padEnd(6, '9'))]
  return range[0] <= range[1] ? range : undefined
}

/** A PIN code with its usual blank is one part: `560 100` is not read as all codes that begin with 560, and with 100. */
const partPattern = /\d{3} \d{3}(?!\d)|[^ \n,;]+/g

/** PIN codes as typed, separated by commas, spaces or lines; `unread` holds the parts that are none. */
export function readPins(text: string): { pins: PinRange[]; unread: string[] } {
  // Blanks first: looked for together with the dash, a long run of them takes the square of its length.
  const parts = text
    .replace(/\s+/g, (blanks) => (/[\n\r]/.test(blanks) ? '\n' : ' '))
    .replace(/[ \n]?[-–][ \n]?/g, '-')
    .match(partPattern)
  const read = (parts ?? []).map((part) => ({ part, range: readRange(part) }))
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

/** The first cell of a row, the mark that parts it from the others, and these. */
const firstCell = /^([^,;\t]*)([,;\t])(.*)$/

/** The cells of a row of `pincode,zone`. The name of a zone may hold the mark where it is in quotes, and other marks. */
function cellsOf(row: string): { pin: string; zone: string } {
  const [, first = '', mark = ',', others = ''] = firstCell.exec(row) ?? ['', row]
  const [, quoted] = /^"((?:[^"]|"")*)"/.exec(others.trim()) ?? []
  const [plain = ''] = others.split(mark)
  return { pin: first.replace(/["\s]/g, ''), zone: (quoted?.replaceAll('""', '"') ?? plain).trim() }
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
    const { pin, zone } = cellsOf(line)
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
