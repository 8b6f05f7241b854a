import { expect, test } from 'vitest'
import { readTsv, writeTsv } from './tsv.ts'

// Shows B155.
test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
  ['"a\tb"\tc', [['a\tb', 'c']]],
  ['5" nails\tx', [['5" nails', 'x']]],
  [
    '"Diya" lamp\tx\n" wide\ty',
    [
      ['"Diya" lamp', 'x'],
      ['" wide', 'y'],
    ],
  ],
  ['""\t"a""b"', [['', 'a"b']]],
  [
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['', [['']]],
  ['one', [['one']]],
])('%j is read cell by cell', (text, rows) => {
  expect(readTsv(text)).toEqual(rows)
})

test('written cells are read back unchanged', () => {
  const rows = [
    ['plain', 'with\ttab', 'with "quotes"'],
    ['two\nlines', '', 'रेशम'],
  ]
  expect(readTsv(writeTsv(rows))).toEqual(rows)
})
