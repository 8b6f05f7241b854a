import type { CsvLine } from '../../../../platform/read-csv.ts'

/** Lines of a file. As objects, those of a large file would take ten times its size while it is compared. */
export type PackedLines = Iterable<CsvLine> & {
  length: number
  at: (place: number) => CsvLine
}

/** Lines that are packed, and unpacked, together. */
const linesInPack = 20

/** Packs lines as they come. */
export function linePacker(): { add: (line: CsvLine) => void; lines: PackedLines } {
  const packed: string[] = []
  let last: CsvLine[] = []
  // Rows of a product mostly stand together.
  let known: { pack: number; lines: CsvLine[] } | undefined
  const linesOf = (pack: number): CsvLine[] => JSON.parse(packed[pack] ?? '[]')

  function at(place: number): CsvLine {
    const pack = Math.floor(place / linesInPack)
    if (pack < packed.length && known?.pack !== pack) known = { pack, lines: linesOf(pack) }
    const line = (pack < packed.length ? known?.lines : last)?.[place % linesInPack]
    if (!line) throw new Error(`a file has no line at ${place}`)
    return line
  }

  const lines: PackedLines = {
    get length() {
      return packed.length * linesInPack + last.length
    },
    at,
    *[Symbol.iterator]() {
      for (const pack of packed.keys()) yield* linesOf(pack)
      yield* last
    },
  }
  return {
    lines,
    add(line) {
      last.push(line)
      if (last.length < linesInPack) return
      packed.push(JSON.stringify(last))
      last = []
    },
  }
}
