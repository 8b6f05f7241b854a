import { expect, test } from 'vitest'
import { csvLine, withoutApostrophe } from './csv.ts'
import { readCsv } from './read-csv.ts'

const cells = (text: string) => [...readCsv(text)].map((line) => line.cells)

test.each([
  [
    'lines however they end',
    'a,b\nc,d\r\ne,f\rg,h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  [
    'the mark of Excel, and its semicolons',
    '\uFEFFa;b\r\nc,d;e\r\n',
    [
      ['a', 'b'],
      ['c,d', 'e'],
    ],
  ],
  [
    'what stands in quotation marks',
    '"a,""b""","c\nd"\n"",e',
    [
      ['a,"b"', 'c\nd'],
      ['', 'e'],
    ],
  ],
  ['a mark that is never closed', 'a,"b\nc', [['a', 'b\nc']]],
  [
    'an empty last cell',
    'a,\n,b\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['nothing', '', []],
])('the reader accepts %s', (_, text, expected) => expect(cells(text)).toEqual(expected))

test('the reader tells where each line begins, over blank ones and cells of several lines', () => {
  const lines = [...readCsv('a,b\r\n\r\n"c\r\nd",e\n , \nf,g')]
  expect(lines.map(({ line }) => line)).toEqual([1, 3, 6])
})

test.each([
  ['are never closed', 'a,b\n1,"2\n3,4', [false, true]],
  ['are followed by text', 'a,b\n"Kurta 12" inch",2\n3,4', [false, true, false]],
  ['are followed by blanks', 'a,b\n"1" ,2', [false, false]],
  ['stand within a cell that has none around it', 'a,b\n5" pot,2', [false, false]],
])('the reader reports lines whose quotation marks %s', (_, text, broken) => {
  expect([...readCsv(text)].map(({ isBroken = false }) => isBroken)).toEqual(broken)
})

test.each(['=1', "'=1", "''-x", "'plain", "' @a"])('the reader returns %j as it was written', (text) => {
  const [line] = [...readCsv(csvLine([text, 'b']))]
  expect(withoutApostrophe(line?.cells[0] ?? '')).toBe(text)
})

test('the reader accepts files that this product writes', () => {
  const written = ['a "b"', 'c;d', 'two\nlines', ' blank ']
  expect(cells(csvLine(['1', '2', '3', '4']) + csvLine(written))[1]).toEqual(written)
})
