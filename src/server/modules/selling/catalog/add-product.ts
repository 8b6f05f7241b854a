import { type Ctx, transaction } from '../../../platform/context.ts'
import { type NewProduct, newProduct } from './catalog.schema.ts'
import { addBrand, categoryIds, parsed } from './catalog-write.ts'
import { createProduct } from './save-product.ts'

type AddedProduct = { id: string; path: string; variantIds: string[] }

/**
 * Adds a product as starters describe it: its brand by name, its categories by their paths.
 * @returns its id and those of its variants, in the order given
 * @throws Refusal `request.invalid`, `category.notFound`, and those of `createProduct`
 */
export function addProduct(ctx: Ctx, input: NewProduct): Promise<AddedProduct> {
  return transaction(ctx, async (ctx) => {
    const { brand, categories, ...product } = parsed(newProduct, input)
    const ids = await categoryIds(ctx, [...new Set(categories)], 'categories')
    const brandId = brand === '' ? null : (await addBrand(ctx, { name: brand })).id
    const added = await createProduct(ctx, { ...product, brandId, categoryIds: ids })
    return { ...added, path: product.path }
  })
}
