/** TSV as spreadsheets put it on the clipboard: a line per row, tabs between cells, quotes around cells that contain either. */

/** A cell in quotes. Quotes that do not go around a whole cell are its text: `"Diya" lamp`. */
const quotedWhole = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y

export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    const whole = letter === '"' && cell === '' ? quotedAt(text, at) : undefined
    if (whole !== undefined) {
      cell = whole.replaceAll('""', '"')
      at += whole.length + 1
    } else if (letter === '\t') end()
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at++
      end()
      rows.push([])
    } else cell += letter
  }
  end()
  // Spreadsheets end copied text with an empty line.
  const last = rows.at(-1)
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows
}

function quotedAt(text: string, at: number): string | undefined {
  quotedWhole.lastIndex = at
  return quotedWhole.exec(text)?.[1]
}

export function writeTsv(rows: string[][]): string {
  return rows.map((row) => row.map(quotedCell).join('\t')).join('\n')
}

const quotedCell = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
