import { expect, test } from 'vitest'
import { plainText } from '../../../../platform/plain-text.ts'
import { amountOf } from '../../../../platform/read-amount.ts'
import { columnsOf, layoutOf } from './columns.ts'
import { draftOf } from './draft.ts'
import { factOfLine } from './facts.ts'
import type { Known } from './known.ts'
import { rateOfLine } from './later-rates.ts'
import { partsOf } from './values.ts'
import { withParagraphs } from './woo-text.ts'

const many = 1_000_000
const blanks = `1${' '.repeat(many)}x`
const known: Known = { fields: [], languages: ['hi-IN'], sizeGuides: [], origin: 'https://shop.example' }

function draft(headers: string[], cells: string[]) {
  const layout = layoutOf(headers)
  const reading = { layout, columns: columnsOf(headers, layout, known), known }
  return draftOf(reading, { rows: [{ line: 2, cells }] }, 'Asia/Kolkata')
}

// Shows B367.
test.each<[string, () => unknown, unknown]>([
  ['an amount with blanks', () => amountOf(blanks), undefined],
  ['a later rate with blanks', () => rateOfLine(`2027-04-01${blanks}`), undefined],
  ['an attribute with colons', () => factOfLine(`${'\\:'.repeat(many)}\u2028x`)?.value.length, 1],
  ['a list with commas within', () => partsOf('\\,'.repeat(many), /,/)[0]?.length, many],
  ['a description with blanks', () => withParagraphs(blanks).length, blanks.length + 7],
  ['a short description with open brackets', () => plainText('<'.repeat(many)).length, many],
  ['a header with open brackets', () => columnsOf(['('.repeat(many)], 'own', known)[0]?.field, null],
  ['a header with blanks', () => columnsOf([`a${blanks}`], 'shopify', known)[0]?.field, null],
  ['a list of categories', () => draft(['Name', 'Categories'], ['Cup', 'a;b;'.repeat(many / 4)]).faults.length, 1],
  ['a deep category', () => draft(['Name', 'Categories'], ['Cup', 'a>'.repeat(many / 2)]).faults.length, 1],
  ['a cell of attributes', () => draft(['Name', 'Attributes'], ['Cup', 'a\n'.repeat(many / 2)]).faults.length, 1],
  ['a cell of pictures', () => draft(['Name', 'Pictures'], ['Cup', named()]).pictures?.length, 1_000],
])('%s of a million characters is read within seconds, and told once', (_, read, expected) => {
  expect(read()).toEqual(expected)
})

const named = () => Array.from({ length: many / 10 }, (_, at) => `${at}.jpg`).join(',')
