import { describe, expect, test } from 'vitest'
import {
  numberCell,
  streamedWorkbookOf,
  textCell,
  timeCell,
  withStatedSize,
  workbookOf,
} from '../../../../../../tests/support/files/workbook.ts'
import { rowsOfWorkbook } from './workbook.ts'

const limits = { bytes: 100_000, cells: 1_000, letters: 1_000 }

/** The cells of a workbook's rows, or the code of its refusal. */
const read = (bytes: Uint8Array): Promise<unknown> =>
  rowsOfWorkbook(bytes, { mostColumns: 500, limits }).then(
    (lines) => lines.map(({ cells }) => cells),
    ({ code }) => code,
  )

const row = (nth: number, ...cells: string[]) => `<row r="${nth}">${cells.join('')}</row>`
const lamp = row(1, textCell('A1', 'Name')) + row(2, textCell('A2', 'Lamp'))

describe('a workbook', () => {
  // Shows B250.
  test.each([
    ['with the sizes of its parts', workbookOf(lamp)],
    ['without them', streamedWorkbookOf(lamp)],
  ])('is read %s', async (_, bytes) => {
    expect(await read(bytes)).toEqual([['Name'], ['Lamp']])
  })

  const blanks = lamp + ' '.repeat(1_000_000)

  // Shows B250.
  test.each([
    ['says so', workbookOf(blanks), 'productImport.unpacked'],
    ['says so at its end alone', streamedWorkbookOf(blanks), 'productImport.unpacked'],
    ['says something else', withStatedSize(workbookOf(blanks), 100), 'productImport.file'],
    ['says something else at its end alone', withStatedSize(streamedWorkbookOf(blanks), 100), 'productImport.file'],
  ])('that unpacks to more than is allowed is refused where it %s', async (_, bytes, code) => {
    expect(await read(bytes)).toBe(code)
  })

  // Shows B250.
  test.each([
    ['in the last row', row(1_048_576, numberCell('A1048576', '1'))],
    ['in a row whose place is in the row alone', row(1_048_576, numberCell('A2', '1'))],
    ['in the last column', row(3, numberCell('XFD3', '1'))],
    ['beyond the rows there are', row(99_999_999, numberCell('A99999999', '1'))],
    ['in a place under a prefix', `<row r="3"><c x:r = 'ZZZ3'><v>1</v></c></row>`],
    ['behind a value that looks like one', `<row r="3"><c x=" r=" r="XFD3"><v>1</v></c></row>`],
    ['behind a quotation mark', `<row r="3"><c r="ZZ'3"><v>1</v></c></row>`],
    ['in small letters', `<row r="3"><c r="zzz3"><v>1</v></c></row>`],
    ['in a number of another kind', `<row r="1e9"><c r="A3"><v>1</v></c></row>`],
    ['without end', `<row r="Infinity"><c r="A3"><v>1</v></c></row>`],
  ])('with a cell %s is not drawn out to it', async (_, far) => {
    expect(await read(workbookOf(lamp + far))).toMatch(/^productImport\.(unpacked|file)$/)
  })

  // Shows B250.
  test('with longer texts than are allowed is refused', async () => {
    const cells = Array.from({ length: 11 }, (_, at) => row(at + 1, textCell(`A${at + 1}`, 'x'.repeat(100))))
    expect(await read(workbookOf(cells.join('')))).toBe('productImport.unpacked')
  })

  test('is read with texts that look like places', async () => {
    const texts = ['Draw r="40%" and r="far"', "r='9'"]
    const rows = texts.map((text, at) => row(at + 1, textCell(`A${at + 1}`, text)))
    expect(await read(workbookOf(rows.join('')))).toEqual(texts.map((text) => [text]))
  })

  // Shows B250.
  test('has times without a zone, to the second', async () => {
    // 1 December 2026: at nine, a little before ten past nine, and the day alone.
    const times = ['46357.375', '46357.381944444442', '46357'].map((days, at) => timeCell(`${'ABC'[at]}1`, days))
    expect(await read(workbookOf(row(1, ...times)))).toEqual([
      ['2026-12-01 09:00:00', '2026-12-01 09:10:00', '2026-12-01'],
    ])
  })
})
