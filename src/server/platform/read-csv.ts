/**
 * A line of a table. `line` is its number in the file, from 1. `isBroken`: a cell's quotation marks are never closed, or text follows them,
 * so the ends of its cells are ambiguous.
 */
export type CsvLine = { line: number; cells: string[]; isBroken?: true }

const newLine = 10
const carriageReturn = 13

/**
 * Reads the lines of a CSV file (RFC 4180) one by one, without blank ones. The separator is the one that the first line has most
 * of: a comma, a semicolon, as Excel uses in some countries, or a tab.
 * @param mostCells further cells of a line are left out
 */
export function* readCsv(text: string, mostCells = 100): Generator<CsvLine, undefined> {
  const separator = separatorOf(/^[^\r\n]*/.exec(text)?.[0] ?? '').charCodeAt(0)
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (at < text.length) {
    const begin = at
    const cells: string[] = []
    let isBroken = false
    for (let isOpen = true; isOpen; ) {
      const cell = cellAt(text, at, separator)
      if (cells.length < mostCells) cells.push(cell.value)
      isBroken ||= cell.isBroken
      isOpen = text.charCodeAt(cell.end) === separator
      at = cell.end + 1
    }
    if (text.charCodeAt(at - 1) === carriageReturn && text.charCodeAt(at) === newLine) at++
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, ...(isBroken && { isBroken }) }
    line += linesIn(text, begin, at)
  }
  return undefined
}

/** Separators within quotation marks don't count; without any, it is a comma. */
function separatorOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const count = (separator: string) => bare.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** A cell, and the position after it: a separator, the end of a line, or the end of the text. */
function cellAt(text: string, at: number, separator: number): { value: string; end: number; isBroken: boolean } {
  if (text[at] !== '"') {
    const end = endFrom(text, at, separator)
    return { value: text.slice(at, end), end, isBroken: false }
  }
  let close = text.indexOf('"', at + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0) return { value: text.slice(at + 1), end: text.length, isBroken: true }
  const end = endFrom(text, close + 1, separator)
  const value = text.slice(at + 1, close).replaceAll('""', '"')
  return { value, end, isBroken: text.slice(close + 1, end).trim() !== '' }
}

function endFrom(text: string, at: number, separator: number): number {
  for (let end = at; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === separator || code === newLine || code === carriageReturn) return end
  }
  return text.length
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code === newLine || (code === carriageReturn && text.charCodeAt(at + 1) !== newLine)) lines++
  }
  return lines
}
