import { describe, expect, test } from 'vitest'
import { at, byProduct, productColumns, shown } from '../../../tests/support/screens/grid-cells.ts'
import { changesOf, emptyGrid, put } from './grid-state.ts'

// Shows B155.
describe('cells of what is named', () => {
  const read = (field: string, text: string) => {
    const state = put(emptyGrid, [at(byProduct, 0, field, text)])
    const [edit] = state.edits.values()
    return edit?.fault ?? edit?.value
  }

  test.each([
    ['brandId', 'kosi looms', 'kosi'],
    ['categoryIds', 'gifts\\; festive; women > sarees', ['gifts', 'sarees']],
    ['categoryIds', 'Men', ['men']],
    ['categoryIds', 'Men › New', ['men-new']],
    ['sizeGuideId', 'Tall', 'tall'],
    ['custom.weave', 'plain', 'Plain'],
    ['custom.weave', '', null],
    ['custom.uses', 'home; Gift\\; festive', ['Home', 'Gift; festive']],
    ['custom.handmade', 'no', false],
    ['custom.handmade', 'TRUE', true],
    ['custom.uses', 'home, HOME', ['Home']],
    ['hsn', '6204.42 00', '62044200'],
    ['countryOfOrigin', 'india', 'IN'],
    ['countryOfOrigin', 'bt', 'BT'],
    ['countryOfOrigin', '', undefined],
    ['netQuantity', '१,२५०.५', 1250.5],
    ['custom.density', '120.5', 120.5],
    ['custom.story', 'Woven by hand', 'Woven by hand'],
  ])('%s takes “%s”', (field, text, value) => {
    expect(read(field, text)).toEqual(value)
  })

  test.each([
    ['brandId', 'Kosi', 'Brand: there is no “Kosi”.'],
    ['categoryIds', 'New', 'Categories: there is no “New”.'],
    ['categoryIds', '', 'Categories: name at least one.'],
    ['custom.uses', 'Home; Office', 'Own uses: there is no “Office”.'],
    ['custom.handmade', 'perhaps', 'Own handmade: choose Yes, No.'],
    ['countryOfOrigin', 'Atlantis', 'Country of origin: enter a country, such as India or IN.'],
    ['netQuantity', '1e999', 'Net quantity: enter a number.'],
    ['netQuantity', 'Infinity', 'Net quantity: enter a number.'],
    ['custom.story', 'x'.repeat(201), 'Own story: Use at most 200 characters.'],
  ])('%s refuses “%s”', (field, text, fault) => {
    expect(read(field, text)).toBe(fault)
  })

  test('show names, and are the same when they are copied to another row', () => {
    expect(shown(emptyGrid, byProduct, 0, 'categoryIds')).toBe('Women › Sarees')
    expect(shown(emptyGrid, byProduct, 0, 'custom.weave')).toBe('Twill')
    const state = put(emptyGrid, [
      at(byProduct, 0, 'categoryIds', 'Gifts\\; festive; Women › New'),
      at(byProduct, 0, 'custom.handmade', 'yes'),
    ])
    const copied = put(state, [
      at(byProduct, 1, 'categoryIds', shown(state, byProduct, 0, 'categoryIds')),
      at(byProduct, 1, 'custom.handmade', shown(state, byProduct, 0, 'custom.handmade')),
    ])
    const product = { categoryIds: ['gifts', 'women-new'], custom: { handmade: true } }
    expect(changesOf(copied.edits, byProduct.rows, productColumns)).toMatchObject([{ product }, { product }])
  })
})
