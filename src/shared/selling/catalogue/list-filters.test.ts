import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readValues, writeValues } from './list-filters.ts'

// Shows B276.
test('chosen values come back from the address as they were, whatever signs they hold', () => {
  const anyText = fc.string({
    minLength: 1,
    maxLength: 12,
    unit: fc.constantFrom('a', '~', ';', ':', ',', '0', '½', 'क'),
  })
  const anyChoice = fc.dictionary(anyText, fc.uniqueArray(anyText, { minLength: 1, maxLength: 5 }), { maxKeys: 5 })
  fc.assert(
    fc.property(anyChoice, (chosen) => {
      expect(readValues(writeValues(chosen))).toEqual({ ...chosen })
    }),
  )
})

// Shows B276.
test('names and values that only case and blanks tell apart are read as the first of them', () => {
  expect(readValues('Size:M;size :m, M ,L;Colour:Deep  red,deep red')).toEqual({
    Size: ['M', 'L'],
    Colour: ['Deep  red'],
  })
})

test('a malformed address is read as far as it is valid', () => {
  expect(readValues('Size:M,M,,L;;Colour;:red;Fit:a:b')).toEqual({ Size: ['M', 'L'] })
  expect(readValues(undefined)).toEqual({})
})
