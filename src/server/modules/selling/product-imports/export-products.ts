import { asc, gt } from 'drizzle-orm'
import type { EditableProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Cell, csvPages, csvResponse } from '../../../platform/csv.ts'
import { inSite } from '../../../platform/table.ts'
import { workbookResponse } from '../../../platform/workbook.ts'
import { dictionariesOf } from '../../content/translations/index.ts'
import { namesInFiles } from '../brands/index.ts'
import { categories } from '../categories/index.ts'
import { pathsOfProducts, products, readSeveralForEditing } from '../products/index.ts'
import { knownOf } from './known.ts'
import { type Cells, customCells, type Names, optionCells, productCells, variantCells } from './product-cells.ts'
import { labelOf } from './reading/columns.ts'
import type { Field, fieldLabels } from './reading/fields.ts'
import type { Known } from './reading/known.ts'
import { allSpoken, spokenField } from './reading/spoken-columns.ts'
import { escaped } from './reading/values.ts'
import { spokenCells } from './spoken-cells.ts'

/** Columns of the file, in their order. A product's own stand in its first row alone. */
const usual = [
  ...['path', 'name', 'status', 'publishAt', 'summary', 'description', 'brand', 'categories', 'tags'],
  ...['hsn', 'gstRate', 'gstChanges', 'countryOfOrigin', 'makerRole', 'maker', 'consumerCare', 'sizeGuide'],
  ...['netQuantity', 'netUnit', 'seoTitle', 'seoDescription', 'complements', 'facts'],
  ...['optionName.1', 'optionValue.1', 'optionLook.1', 'optionName.2', 'optionValue.2', 'optionLook.2'],
  ...['optionName.3', 'optionValue.3', 'optionLook.3'],
  ...['sku', 'barcode', 'price', 'mrp', 'salePrice', 'saleFrom', 'saleUntil', 'stock', 'variantNetQuantity'],
  ...['weight.g', 'length.mm', 'width.mm', 'height.mm', 'pictures', 'pictureTexts'],
] as (keyof typeof fieldLabels)[]

type Shop = { names: Omit<Names, 'address'>; known: Known; columns: Field[] }

/** All products with their variants, one row each, as a file that can be imported again. */
export async function exportProducts(ctx: Ctx, form: 'csv' | 'xlsx'): Promise<Response> {
  const known = await knownOf(ctx)
  const own = known.fields.map(({ _id }): Field => `custom.${_id}`)
  const columns = [...usual, ...own, ...allSpoken(known).map(spokenField)]
  const shop = { names: await readNames(ctx), known, columns }
  const pages = csvPages(
    (last?: string) =>
      ctx.db
        .select({ id: products.id })
        .from(products)
        .where(inSite(ctx, products, last === undefined ? undefined : gt(products.id, last)))
        .orderBy(asc(products.id)),
    ({ id }) => id,
    async (rows) => {
      const ids = rows.map(({ id }) => id)
      const held = await readSeveralForEditing(ctx, ids)
      const spoken = known.languages.length > 0 ? await dictionariesOf(ctx, { product: ids }) : new Map()
      const others = [...held.values()].flatMap(({ complementIds }) => complementIds)
      const address = await pathsOfProducts(ctx, [...new Set(others)])
      return ids.flatMap((id) => {
        const product = held.get(id)
        return product ? rowsOf(ctx, product, { ...shop, names: { ...shop.names, address } }, spoken) : []
      })
    },
  )
  const table = { fileName: `products.${form}`, columns: columns.map((field) => labelOf(field, known)), pages }
  return form === 'csv' ? csvResponse(table) : workbookResponse(table)
}

type Spoken = Awaited<ReturnType<typeof dictionariesOf>>

function rowsOf(ctx: Ctx, product: EditableProduct, shop: Shop & { names: Names }, spoken: Spoken): Cell[][] {
  const { names, known, columns } = shop
  return product.variants.map((variant, at) => {
    const own = at === 0 ? productCells(ctx, product, names, known) : { path: product.path }
    const cells: Cells = {
      ...own,
      ...(at === 0 ? customCells(known, 'PRODUCT', product.custom) : {}),
      ...optionCells(product, variant),
      ...variantCells(variant),
      ...customCells(known, 'VARIANT', variant.custom),
    }
    const said = spokenCells(known, product, cells, spoken)
    return columns.map((field) => cells[field] ?? said[field] ?? '')
  })
}

/** Names of brands, and of categories from the top. */
async function readNames(ctx: Ctx): Promise<Shop['names']> {
  const { id, parentId, title } = categories
  const rows = await ctx.db.select({ id, parentId, title }).from(categories).where(inSite(ctx, categories))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const trail = (id: string | null, depth = 0): string[] => {
    const row = byId.get(id ?? '')
    return row && depth <= rows.length ? [...trail(row.parentId, depth + 1), escaped(row.title)] : []
  }
  return {
    brand: await namesInFiles(ctx),
    category: new Map(rows.map(({ id }) => [id, trail(id).join(' > ')])),
  }
}
