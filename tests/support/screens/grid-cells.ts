import { productColumnsIn, variantColumnsIn } from '../../../src/admin/bulk-edit/grid-columns.ts'
import { type emptyGrid, rowsOf, shownIn } from '../../../src/admin/bulk-edit/grid-state.ts'
import type { GridProduct } from '../../../src/shared/selling/catalogue/product-grid.ts'

export const product = (id: string): GridProduct => ({
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
      netQuantity: null,
      barcode: '',
      custom: {},
    },
  })),
})

const category = (id: string, title: string, parentId: string | null = null) => ({
  ...{ _id: id, title, parentId, path: id, description: '', image: null },
  ...{ custom: {}, position: 0, sizeGuideId: null, revision: 1, ownProducts: 0, products: 0 },
})
export const field = (
  id: string,
  type: 'CHOICE' | 'CHOICES' | 'BOOLEAN' | 'NUMBER' | 'TEXT',
  choices: string[] = [],
) => ({
  ...{ _id: id, owner: 'PRODUCT' as const, type, name: `Own ${id}`, unit: type === 'NUMBER' ? 'g/m²' : '', choices },
  ...{ heading: '', filterable: false, archived: false, revision: 1 },
})
export const productColumns = productColumnsIn({
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
export const variantColumns = variantColumnsIn('Asia/Kolkata')
const products = [product('a'), product('b'), product('c')]
export const byProduct = { rows: rowsOf(products, 'products'), columns: productColumns }
export const byVariant = { rows: rowsOf(products, 'variants'), columns: variantColumns }
export const at = (table: typeof byProduct | typeof byVariant, row: number, field: string, text: string) => {
  const column = table.columns.find((one) => one.field === field)
  const found = table.rows[row]
  if (!column || !found) throw new Error(`there is no ${field}`)
  return { row: found, column, text }
}
export const shown = (
  state: typeof emptyGrid,
  table: typeof byProduct | typeof byVariant,
  row: number,
  field: string,
) => {
  const { row: found, column } = at(table, row, field, '')
  return shownIn(state.edits, found, column)
}
