import { expect, test } from 'vitest'
import { toldApart } from './told-apart.ts'

const apart = (words: Record<string, string>) => [
  ...toldApart(Object.keys(words), (text) => words[text] ?? text).values(),
]

// Shows B110.
test('translations that coincide, in case and blanks too, have their original beside them', () => {
  expect(apart({ Red: 'लाल', Blue: 'नीला' })).toEqual(['लाल', 'नीला'])
  expect(apart({ Red: 'लाल', Crimson: 'लाल', Blue: 'नीला' })).toEqual(['लाल (Red)', 'लाल (Crimson)', 'नीला'])
  expect(apart({ Light: 'Clair', Pale: 'clair ' })).toEqual(['Clair (Light)', 'clair  (Pale)'])
})

test('an original that another text is translated to stays as it is', () => {
  expect(apart({ Rose: 'Rose', Pink: 'Rose' })).toEqual(['Rose', 'Rose (Pink)'])
  expect(apart({ red: 'red', Red: 'Red' })).toEqual(['red', 'Red'])
})

test('where even that would be the same, all stay as they were written', () => {
  expect(apart({ Red: 'लाल', Crimson: 'लाल', Ruby: 'लाल (Red)' })).toEqual(['Red', 'Crimson', 'Ruby'])
})
