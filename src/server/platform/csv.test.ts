import { expect, test } from 'vitest'
import { csvLine, csvPages, csvResponse } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['say "hello"', '"say ""hello"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaced ', '" spaced "'],
  ['नमस्ते', 'नमस्ते'],
  [null, ''],
  [-5, '-5'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test.each([
  ...['=1+1', '+91 98', '-2', '@SUM(A1)', '\tx', '\rx', '\n=1', ' =1+1', '\u00a0=1', '\u200b=1', '\ufeff=1'],
  // Full-width forms, and other characters that are read as minus.
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '−1', '﹣1', '﹢1', '﹦1', '﹫x'],
])('a spreadsheet does not run the cell %j', (cell) => {
  expect(csvLine([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`)
  // Nor in a cell of its own under another separator.
  expect(csvLine([`a;${cell}`])).toBe(`"a;${cell}"\r\n`)
})

test('the next page is read only when the one before it was taken', async () => {
  let read = 0
  async function* pages() {
    while (read < 50) yield [[`row ${++read}`]]
  }
  const response = csvResponse({ fileName: 'rows.csv', columns: ['Row'], pages: pages() })
  const reader = response.body?.getReader()
  await reader?.read()
  await reader?.read()
  expect(read).toBeLessThan(5)
  await reader?.cancel()
})

test.each([0, 499, 500, 501, 1_000])('a file of %i rows has each of them once', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => index + 1)
  const after = (last = 0) => ({ limit: async (most: number) => rows.filter((row) => row > last).slice(0, most) })
  const pages = csvPages(
    after,
    (row) => row,
    (some) => some.map((row) => [row]),
  )
  expect((await Array.fromAsync(pages)).flat(2)).toEqual(rows)
})
