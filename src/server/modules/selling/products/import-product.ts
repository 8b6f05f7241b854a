import { type Ctx, transaction } from '../../../platform/context.ts'
import { parsed } from '../../../platform/refusal.ts'
import { brandNamed } from '../brands/index.ts'
import { categoryIdsAt } from '../categories/index.ts'
import { type ImportedProduct, importedProduct } from './products.schema.ts'
import { createProduct } from './products.ts'

type ImportedIds = { id: string; path: string; variantIds: string[] }

/**
 * Adds a product as starters describe it: its brand by name, its categories by their paths.
 * @returns its id and those of its variants, in the order given
 * @throws Refusal `request.invalid`, `category.notFound`, and those of `createProduct`
 */
export function importProduct(ctx: Ctx, input: ImportedProduct): Promise<ImportedIds> {
  return transaction(ctx, async (ctx) => {
    const { brand, categories, ...product } = parsed(importedProduct, input)
    const ids = await categoryIdsAt(ctx, [...new Set(categories)], 'categories')
    const brandId = brand === '' ? null : (await brandNamed(ctx, brand)).id
    const added = await createProduct(ctx, { ...product, brandId, categoryIds: ids })
    return { ...added, path: product.path }
  })
}
