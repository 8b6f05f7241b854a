import { type Ctx, transaction } from '../../../platform/context.ts'
import { type NewProduct, newProduct } from './catalog.schema.ts'
import { addBrands, categoryIds, parsed } from './catalog-write.ts'
import { createProducts } from './create-products.ts'

type AddedProduct = { id: string; path: string; variantIds: string[] }

/** The same for one product. */
export async function addProduct(ctx: Ctx, input: NewProduct): Promise<AddedProduct> {
  const [added] = await addProducts(ctx, [input])
  if (!added) throw new Error(`the product ${input.path} was not added`)
  return added
}

/**
 * Adds products as starters describe them, brands by their names and categories by their paths, as if one after the
 * other: the last is the newest.
 * @returns their ids and those of their variants, in the order given
 * @throws Refusal `request.invalid`, `category.notFound`, and those of `createProducts`
 */
export function addProducts(ctx: Ctx, inputs: NewProduct[]): Promise<AddedProduct[]> {
  return transaction(ctx, async (ctx) => {
    const given = inputs.map((input) => parsed(newProduct, input))
    const paths = [...new Set(given.flatMap(({ categories }) => categories))]
    const ids = await categoryIds(ctx, paths, 'categories')
    const categoryAt = new Map(paths.map((path, index) => [path, ids[index] ?? '']))
    const brandOf = await addBrands(
      ctx,
      given.map(({ brand }) => brand),
    )
    const added = await createProducts(
      ctx,
      given.map(({ brand, categories, ...product }) => ({
        ...product,
        brandId: brandOf.get(brand) ?? null,
        categoryIds: [...new Set(categories)].map((path) => categoryAt.get(path) ?? ''),
      })),
    )
    return added.map((made, index) => ({ ...made, path: given[index]?.path ?? '' }))
  })
}
