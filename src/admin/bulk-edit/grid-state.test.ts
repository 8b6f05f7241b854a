import { describe, expect, test } from 'vitest'
import type { GridProduct } from '../../shared/selling/product-grid.ts'
import { productColumnsIn, variantColumnsIn } from './grid-columns.ts'
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
  rowsOf,
  shownIn,
  textsIn,
  undo,
} from './grid-state.ts'

const product = (id: string): GridProduct => ({
  ...{ _id: id, revision: 3, name: `Saree ${id}`, path: id, status: 'DRAFT', summary: '', hsn: '5007', gstRate: 5 },
  ...{ tags: ['silk'], countryOfOrigin: '', makerRole: 'MAKER', maker: '', consumerCare: '', netQuantity: null },
  ...{ netUnit: 'g', seoTitle: '', seoDescription: '', brandId: null, categoryIds: ['sarees'], sizeGuideId: null },
  custom: { weave: 'Twill' },
  variants: ['S', 'M'].map((size) => ({
    ...{ _id: `${id}-${size}`, options: { Size: size }, sku: `${id}-${size}`, price: 100_000, mrp: 120_000 },
    ...{
      salePrice: null,
      saleFrom: null,
      saleUntil: null,
      stock: 5,
      weight: null,
      length: null,
      width: null,
      height: null,
      barcode: '',
      custom: {},
    },
  })),
})

const category = (id: string, title: string, parentId: string | null = null) => ({
  ...{ _id: id, title, parentId, path: id, description: '', image: null },
  ...{ custom: {}, position: 0, sizeGuideId: null, revision: 1, ownProducts: 0, products: 0 },
})
const field = (id: string, type: 'CHOICE' | 'CHOICES' | 'BOOLEAN' | 'NUMBER' | 'TEXT', choices: string[] = []) => ({
  ...{ _id: id, owner: 'PRODUCT' as const, type, name: `Own ${id}`, unit: type === 'NUMBER' ? 'g/m²' : '', choices },
  ...{ heading: '', filterable: false, archived: false, revision: 1 },
})
const productColumns = productColumnsIn({
  categories: [
    category('women', 'Women'),
    category('sarees', 'Sarees', 'women'),
    category('gifts', 'Gifts; festive'),
    category('men', 'Men'),
    category('women-new', 'New', 'women'),
    category('men-new', 'New', 'men'),
  ],
  brands: [{ _id: 'kosi', name: 'Kosi Looms' }],
  sizeGuides: [{ _id: 'tall', title: 'Tall' }],
  fields: [
    field('weave', 'CHOICE', ['Plain', 'Twill']),
    field('uses', 'CHOICES', ['Home', 'Gift; festive']),
    field('handmade', 'BOOLEAN'),
    field('density', 'NUMBER'),
    field('story', 'TEXT'),
  ],
})
const variantColumns = variantColumnsIn('Asia/Kolkata')
const products = [product('a'), product('b'), product('c')]
const byProduct = { rows: rowsOf(products, 'products'), columns: productColumns }
const byVariant = { rows: rowsOf(products, 'variants'), columns: variantColumns }
const at = (table: typeof byProduct | typeof byVariant, row: number, field: string, text: string) => {
  const column = table.columns.find((one) => one.field === field)
  const found = table.rows[row]
  if (!column || !found) throw new Error(`there is no ${field}`)
  return { row: found, column, text }
}
const shown = (state: typeof emptyGrid, table: typeof byProduct | typeof byVariant, row: number, field: string) => {
  const { row: found, column } = at(table, row, field, '')
  return shownIn(state.edits, found, column)
}

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
    byVariant.rows,
  )
  expect([...after.edits.keys()]).toEqual(['b-S barcode'])
  expect(after.edits.get('b-S barcode')).toMatchObject({ text: '123', fault: 'A barcode has 8 digits.' })
})
