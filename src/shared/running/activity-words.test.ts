import { expect, test } from 'vitest'
import { fieldWords, fitsSentence, valueWords } from './activity-words.ts'

const brand = '01a21560-8bee-7102-a945-5baf7b8a0fae'
const size = '01a21560-8bee-7102-a945-5baf7b8a0fb0'
const gone = '01a21560-8bee-7102-a945-5baf7b8a0fb1'
const words = {
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  names: new Map([
    [brand, 'Kumbhar'],
    [size, 'Red / M'],
    ['picturepicture', 'jug.jpg'],
  ]),
}

test.each([
  [['seoTitle'], 'SEO title'],
  [['settings', 'theme', 'headingSize'], 'Theme › heading size'],
  [['theme', 'colours', 'primary', 'text'], 'Theme › colours › primary › text'],
  [['variants', size, 'price'], 'Price of Red / M'],
  [['variants', size, 'mrp'], 'MRP of Red / M'],
  [['variants', 'KUR-01', 'stock'], 'Stock of KUR-01'],
  [['brandId'], 'Brand'],
])('the field %j reads as %s', (path, text) => {
  expect(fieldWords(path, words)).toBe(text)
})

test.each<[string, unknown, string | null]>([
  ['price', 110_000, '₹1,100'],
  ['price', 110_050, '₹1,100.50'],
  ['gstRate', 0, '0 %'],
  ['weight', 1_200, '1,200 g'],
  ['brandId', brand, 'Kumbhar'],
  ['brandId', gone, 'No longer there'],
  ['brandId', null, null],
  ['status', 'PUBLISHED', 'Published'],
  ['sku', 'PUBLISHED', 'PUBLISHED'],
  ['description', '<p>Fine <b>cotton</b></p>', 'Fine cotton'],
  ['publishAt', '2026-11-26T04:30:00.000Z', '26 November 2026 at 10:00 am'],
  ['name', '2026-13-45T99:99', '2026-13-45T99:99'],
  ['name', '2026-11-26T04:30 Diwali sale', '2026-11-26T04:30 Diwali sale'],
  ['media', [{ id: 'picturepicture', alt: '' }], 'jug.jpg'],
  ['options', [{ name: 'Size', values: ['S', 'M'] }], 'Size: S, M'],
  ['categories', `["${brand}"]`, 'Kumbhar'],
  ['categories', `["${brand}", "cut…`, `["${brand}", "cut…`],
  ['tags', [], null],
  ['sells', false, 'No'],
])('the value of %s, %j, reads as %s', (name, value, text) => {
  expect(valueWords([name], value, words)).toBe(text)
})

test('a long text does not fit a sentence', () => {
  expect([fitsSentence('₹1,100'), fitsSentence('a'.repeat(200)), fitsSentence('two\nlines')]).toEqual([
    true,
    false,
    false,
  ])
})
