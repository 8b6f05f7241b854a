import { asc, gt } from 'drizzle-orm'
import { pictureUrl } from '../../../../shared/content/pictures.ts'
import type { EditableProduct } from '../../../../shared/selling/products-admin.ts'
import type { StoredVariant } from '../../../../shared/selling/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import { csvPages, csvResponse } from '../../../platform/csv.ts'
import { inSite } from '../../../platform/table.ts'
import { brands } from '../brands/index.ts'
import { categories } from '../categories/index.ts'
import { products, readSeveralForEditing } from '../products/index.ts'
import { type Field, fieldLabels } from './reading/columns.ts'

/** Columns of the file, in their order. A product's own stand in its first row alone. */
const columns = [
  ...['path', 'name', 'status', 'summary', 'description', 'brand', 'categories', 'tags', 'hsn', 'gstRate'],
  ...['countryOfOrigin', 'makerRole', 'maker', 'consumerCare', 'netQuantity', 'netUnit', 'seoTitle', 'seoDescription'],
  ...['optionName.1', 'optionValue.1', 'optionName.2', 'optionValue.2', 'optionName.3', 'optionValue.3'],
  ...['sku', 'barcode', 'price', 'mrp', 'salePrice', 'saleFrom', 'saleUntil', 'stock'],
  ...['weight.g', 'length.mm', 'width.mm', 'height.mm', 'pictures', 'pictureTexts'],
] as (keyof typeof fieldLabels)[]

type Names = { brand: Map<string, string>; category: Map<string, string> }
type Cells = Partial<Record<Field, string | number | null>>

/** All products with their variants, one row each, as a file that can be brought again. */
export async function exportProducts(ctx: Ctx): Promise<Response> {
  const names = await readNames(ctx)
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
      return ids.flatMap((id) => {
        const product = held.get(id)
        return product ? rowsOf(ctx, product, names) : []
      })
    },
  )
  return csvResponse({ fileName: 'products.csv', columns: columns.map((field) => fieldLabels[field]), pages })
}

function rowsOf(ctx: Ctx, product: EditableProduct, names: Names): (string | number | null)[][] {
  return product.variants.map((variant, at) => {
    const cells: Cells = {
      ...(at === 0 ? productCells(ctx, product, names) : { path: product.path }),
      ...optionCells(product, variant),
      ...variantCells(variant),
    }
    return columns.map((field) => cells[field] ?? '')
  })
}

function productCells({ site }: Ctx, product: EditableProduct, names: Names): Cells {
  const { path, name, summary, description, hsn, gstRate, gstChosen, countryOfOrigin, maker, makerRole } = product
  return {
    ...{ path, name, summary, description, hsn, countryOfOrigin, maker },
    ...(maker === '' ? {} : { makerRole }),
    status: product.status === 'PUBLISHED' ? 'Published' : 'Draft',
    brand: names.brand.get(product.brandId ?? '') ?? '',
    categories: product.categoryIds.map((id) => names.category.get(id) ?? '').join('; '),
    tags: product.tags.join(', '),
    ...(gstRate !== 0 || gstChosen ? { gstRate } : {}),
    consumerCare: product.consumerCare,
    ...(product.netQuantity === null ? {} : { netQuantity: product.netQuantity, netUnit: product.netUnit }),
    ...{ seoTitle: product.seoTitle, seoDescription: product.seoDescription },
    pictures: product.media.map(({ id }) => `${site.origin}${pictureUrl(id, 1600)}`).join('\n'),
    pictureTexts: product.media.map(({ alt }) => alt.replaceAll(/\s+/g, ' ')).join('\n'),
  }
}

function optionCells({ options }: EditableProduct, variant: StoredVariant): Cells {
  const cells: Cells = {}
  for (const [at, { name }] of options.entries()) {
    const place = (at + 1) as 1 | 2 | 3
    cells[`optionName.${place}`] = name
    cells[`optionValue.${place}`] = variant.options[name] ?? ''
  }
  return cells
}

function variantCells(variant: StoredVariant): Cells {
  const { sku, barcode, price, mrp, salePrice, saleFrom, saleUntil, stock, weight, length, width, height } = variant
  return {
    ...{ sku, barcode, stock, price: decimal(price), mrp: decimal(mrp) },
    salePrice: salePrice === null ? '' : decimal(salePrice),
    ...{ saleFrom, saleUntil },
    ...{ 'weight.g': weight, 'length.mm': length, 'width.mm': width, 'height.mm': height },
  }
}

const decimal = (amount: number) => (amount / 100).toFixed(2)

/** Names of brands, and of categories from the top. */
async function readNames(ctx: Ctx): Promise<Names> {
  const brandRows = await ctx.db.select({ id: brands.id, name: brands.name }).from(brands).where(inSite(ctx, brands))
  const { id, parentId, title } = categories
  const rows = await ctx.db.select({ id, parentId, title }).from(categories).where(inSite(ctx, categories))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const trail = (id: string | null, depth = 0): string[] => {
    const row = byId.get(id ?? '')
    return row && depth <= rows.length ? [...trail(row.parentId, depth + 1), row.title] : []
  }
  return {
    brand: new Map(brandRows.map(({ id, name }) => [id, name])),
    category: new Map(rows.map(({ id }) => [id, trail(id).join(' > ')])),
  }
}
