import { describe, expect, test } from 'vitest'
import {
  at,
  byProduct,
  byVariant,
  field,
  product,
  productColumns,
  shown,
  variantColumns,
} from '../../../tests/support/screens/grid-cells.ts'
import { productColumnsIn } from './grid-columns.ts'
import {
  afterSave,
  areaOf,
  beyond,
  changesOf,
  emptyGrid,
  filledDown,
  pasted,
  put,
  redo,
  textsIn,
  undo,
} from './grid-state.ts'

describe('cells', () => {
  test('are typed as people write, and read as they are stored', () => {
    const state = put(emptyGrid, [
      at(byVariant, 0, 'price', '₹1,299.50'),
      at(byVariant, 0, 'stock', '12'),
      at(byVariant, 1, 'salePrice', ''),
    ])
    expect(shown(state, byVariant, 0, 'price')).toBe('1,299.50')
    expect(changesOf(state.edits, byVariant.rows, variantColumns)).toEqual([
      {
        _id: 'a',
        revision: 3,
        product: {},
        variants: [{ _id: 'a-S', change: { price: 129_950, stock: 12 }, stockSeen: 5 }],
      },
    ])
    const product = put(emptyGrid, [at(byProduct, 1, 'tags', 'Silk, New'), at(byProduct, 1, 'gstRate', '18%')])
    expect(changesOf(product.edits, byProduct.rows, productColumns)).toEqual([
      { _id: 'b', revision: 3, product: { tags: ['silk', 'new'], gstRate: 18 }, variants: [] },
    ])
  })

  test.each([
    ['price', 'cheap', 'Price: enter an amount.'],
    ['mrp', '', 'MRP: enter a number.'],
    ['stock', 'many', 'Stock: enter a number.'],
  ])('that cannot be keep what was typed, name their field, and are not saved: %s %j', (field, text, fault) => {
    const state = put(emptyGrid, [at(byVariant, 2, field, text), at(byVariant, 4, 'stock', '9')])
    expect(state.edits.get(`b-S ${field}`)).toMatchObject({ text, fault })
    expect(changesOf(state.edits, byVariant.rows, variantColumns).map(({ _id }) => _id)).toEqual(['c'])
  })

  // Shows B155.
  test('of a sale are times in the zone of the site; a day alone ends with it', () => {
    const state = put(emptyGrid, [
      at(byVariant, 0, 'saleFrom', '2026-12-01 9:00'),
      at(byVariant, 0, 'saleUntil', '2026-12-31'),
      at(byVariant, 2, 'saleFrom', '2026-12-01'),
      at(byVariant, 4, 'saleUntil', '2026-02-30'),
      at(byVariant, 5, 'saleUntil', 'soon'),
    ])
    expect(changesOf(state.edits, byVariant.rows, variantColumns)).toMatchObject([
      {
        _id: 'a',
        variants: [{ change: { saleFrom: '2026-12-01T03:30:00.000Z', saleUntil: '2026-12-31T18:30:00.000Z' } }],
      },
      { _id: 'b', variants: [{ change: { saleFrom: '2026-11-30T18:30:00.000Z' } }] },
    ])
    expect([0, 0, 2].map((row, index) => shown(state, byVariant, row, index === 1 ? 'saleUntil' : 'saleFrom'))).toEqual(
      ['2026-12-01 09:00', '2027-01-01 00:00', '2026-12-01 00:00'],
    )
    for (const key of ['c-S saleUntil', 'c-M saleUntil'])
      expect(state.edits.get(key)?.fault).toBe('Sale ends: enter a time, such as 2026-12-01 09:00.')
  })

  // Shows B155.
  test('of choices and names are taken as they stand in the list, with a percent sign or like another one', () => {
    const table = {
      rows: byProduct.rows,
      columns: productColumnsIn({
        ...{ categories: [], fields: [field('cotton', 'CHOICE', ['100%', '50', '50%'])] },
        brands: [
          { _id: 'meera', name: 'Meera' },
          { _id: 'jaipur', name: 'Meera' },
        ],
        sizeGuides: [],
      }),
    }
    const state = put(emptyGrid, [
      ...[at(table, 0, 'custom.cotton', '100%'), at(table, 1, 'custom.cotton', '50%')],
      at(table, 1, 'brandId', 'Meera (2)'),
    ])
    expect(changesOf(state.edits, table.rows, table.columns)).toMatchObject([
      { product: { custom: { cotton: '100%' } } },
      { product: { custom: { cotton: '50%' }, brandId: 'jaipur' } },
    ])
  })

  // Shows B155.
  test('keep the lines of an address and a comma within a tag, however often they are edited', () => {
    const lines = put(emptyGrid, [
      at(byProduct, 0, 'maker', 'Loom Ltd\r\nMG Road'),
      at(byProduct, 0, 'name', 'Saree\nred'),
    ])
    expect(changesOf(lines.edits, byProduct.rows, productColumns)).toMatchObject([
      { product: { maker: 'Loom Ltd\nMG Road', name: 'Saree red' } },
    ])
    const tags = put(emptyGrid, [at(byProduct, 0, 'tags', 'Salt\\, fine, new')])
    expect(shown(tags, byProduct, 0, 'tags')).toBe('salt\\, fine, new')
    const copied = put(tags, [at(byProduct, 1, 'tags', shown(tags, byProduct, 0, 'tags'))])
    expect(changesOf(copied.edits, byProduct.rows, productColumns)).toMatchObject([
      { _id: 'a', product: { tags: ['salt, fine', 'new'] } },
      { _id: 'b', product: { tags: ['salt, fine', 'new'] } },
    ])
  })

  test('that are typed back to what is stored are no change', () => {
    const state = put(emptyGrid, [at(byProduct, 0, 'hsn', '1234')])
    expect(put(state, [at(byProduct, 0, 'hsn', '5007')]).edits.size).toBe(0)
    expect(put(emptyGrid, [at(byProduct, 0, 'hsn', '5007')])).toBe(emptyGrid)
  })

  // Shows B155.
  test('are undone and redone, several that came at once in one step', () => {
    const first = put(emptyGrid, [at(byProduct, 0, 'hsn', '1234'), at(byProduct, 1, 'hsn', '1234')])
    const second = put(first, [at(byProduct, 0, 'hsn', '5678')])
    expect(shown(undo(second), byProduct, 0, 'hsn')).toBe('1234')
    expect(undo(undo(second)).edits.size).toBe(0)
    expect(shown(redo(undo(second)), byProduct, 0, 'hsn')).toBe('5678')
    expect(redo(put(undo(second), [at(byProduct, 2, 'hsn', '1111')])).edits.size).toBe(3)
  })
})

describe('areas', () => {
  const column = productColumns.findIndex(({ field }) => field === 'hsn')
  const area = areaOf({ row: 2, column }, { row: 0, column })

  test('are copied, filled from their first row, and filled by one cell', () => {
    const state = put(emptyGrid, [at(byProduct, 0, 'hsn', '1111')])
    expect(textsIn(state.edits, byProduct, area)).toEqual([['1111'], ['5007'], ['5007']])
    const filled = put(state, filledDown(state.edits, byProduct, area))
    expect(textsIn(filled.edits, byProduct, area)).toEqual([['1111'], ['1111'], ['1111']])
    const one = put(emptyGrid, pasted(byProduct, area, [['2222']]))
    expect(textsIn(one.edits, byProduct, area)).toEqual([['2222'], ['2222'], ['2222']])
  })

  // Shows B155.
  test('take what is pasted from their corner, as far as the table goes', () => {
    const corner = areaOf({ row: 1, column }, { row: 1, column })
    const state = put(
      emptyGrid,
      pasted(byProduct, corner, [
        ['1111', '18'],
        ['2222', '40'],
        ['3333', '5'],
      ]),
    )
    expect(textsIn(state.edits, byProduct, { top: 0, bottom: 2, left: column, right: column + 1 })).toEqual([
      ['5007', '5'],
      ['1111', '18'],
      ['2222', '40'],
    ])
  })
})

// Shows B155.
test('a paste tells how much of it lies beyond the end of the table', () => {
  const corner = areaOf({ row: 1, column: productColumns.length - 1 }, { row: 1, column: productColumns.length - 1 })
  const beyondIt = (...cells: string[][]) => beyond(byProduct, corner, cells)
  expect(beyondIt(['a'], ['b'])).toBeUndefined()
  expect(beyondIt(['a'], ['b'], ['c'])).toBe('Not pasted, as the table ends here: 1 of 3 rows.')
  expect(beyondIt(['a', 'b'], ['a', 'b'], ['a', 'b'])).toBe(
    'Not pasted, as the table ends here: 1 of 3 rows and 1 of 2 columns.',
  )
})

test('saved cells are no longer changed, and refused cells show the reason', () => {
  const state = put(emptyGrid, [at(byVariant, 0, 'price', '1'), at(byVariant, 2, 'barcode', '123')])
  const after = afterSave(
    state,
    {
      saved: [product('a')],
      refused: [
        {
          _id: 'b',
          name: 'Saree b',
          isStale: false,
          faults: [{ variantId: 'b-S', field: 'barcode', text: 'A barcode has 8 digits.' }],
        },
      ],
    },
    { ...byVariant, edits: state.edits },
  )
  expect([...after.edits.keys()]).toEqual(['b-S barcode'])
  expect(after.edits.get('b-S barcode')).toMatchObject({ text: '123', fault: 'A barcode has 8 digits.' })
})

// Shows B155.
test('cells that are changed or undone while they are being saved are still to be saved', () => {
  const sent = put(emptyGrid, [
    at(byProduct, 0, 'hsn', '1234'),
    at(byProduct, 0, 'summary', 'New'),
    at(byProduct, 1, 'hsn', '1111'),
  ])
  const typed = put(sent, [at(byProduct, 0, 'hsn', '5678'), at(byProduct, 0, 'summary', '')])
  const told = {
    saved: [
      { ...product('a'), hsn: '1234', summary: 'New' },
      { ...product('b'), hsn: '1111' },
    ],
    refused: [],
  }
  const after = afterSave(typed, told, { ...byProduct, edits: sent.edits })
  expect(changesOf(after.edits, byProduct.rows, productColumns)).toMatchObject([
    { _id: 'a', product: { hsn: '5678', summary: '' } },
  ])
  expect([...after.edits.keys()]).toEqual(['a hsn', 'a summary'])
})
