import type { z } from 'zod'
import type { CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import type { CheckedProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { parsed } from '../../../platform/refusal.ts'
import { brandsNamed } from '../brands/index.ts'
import { categoryIdsAt, insertMemberships } from '../categories/index.ts'
import { checkedCustom, putFieldValues } from '../custom-fields/index.ts'
import { announceOffers, insertVariants } from '../stock/index.ts'
import { productsTag } from '../tags.ts'
import { formerProductPaths } from './former-paths.ts'
import { keepNewWords } from './keep-words.ts'
import { type ImportedProduct, importedProduct } from './products.schema.ts'
import { insertPictures, insertProducts, requireParts } from './products.store.ts'
import { atItsTime, publishLater } from './publish-later.ts'

type ImportedIds = { id: string; path: string; variantIds: string[] }

/** Like `importProducts`, for one product. */
export async function importProduct(ctx: Ctx, input: ImportedProduct): Promise<ImportedIds> {
  const [added] = await importProducts(ctx, [input])
  if (!added) throw new Error(`the product ${input.path} was not added`)
  return added
}

/**
 * Adds products of a starter or a file, with brands by name and categories by path. Takes a constant number of statements, and one
 * for each scheduled product; the rows are those that `createProduct` would have made one by one.
 * @returns their ids and those of their variants, in the order given
 * @throws Refusal `request.invalid`, `category.notFound`, `product.time`, and those of `createProduct`
 */
export function importProducts(ctx: Ctx, inputs: ImportedProduct[]): Promise<ImportedIds[]> {
  return addProducts(
    ctx,
    inputs.map((input) => parsed(importedProduct, input)),
  )
}

/** Like `importProducts`, for products that are parsed already. */
export function addProducts(ctx: Ctx, imported: z.output<typeof importedProduct>[]): Promise<ImportedIds[]> {
  if (imported.length === 0) return Promise.resolve([])
  return transaction(ctx, async (ctx) => {
    const given = await withIds(ctx, imported)
    await requireParts(ctx, ...given)
    const checked = await withCustom(ctx, given)
    const added = await insertProducts(ctx, checked)
    const made = added.map((product) => ({ ...product, productId: product.id }))
    await formerProductPaths.claim(
      ctx,
      made.flatMap(({ path, status }) => (status === 'PUBLISHED' ? path : [])),
    )
    await insertMemberships(ctx, made)
    await insertPictures(ctx, made)
    const variants = made.flatMap(({ productId, variants }) =>
      variants.map((variant, position) => ({ ...variant, productId, position })),
    )
    const variantIds = await insertVariants(ctx, variants)
    const described = made.filter((product) => [product, ...product.variants].some(({ custom }) => !isBare(custom)))
    if (described.length > 0)
      await putFieldValues(
        ctx,
        described.map(({ productId }) => productId),
      )
    await keepNewWords(ctx, made)
    for (const { productId, publishAt } of made) await publishLater(ctx, productId, publishAt)
    await announceOffers(
      ctx,
      added.map(({ id }) => id),
    )
    await announce(ctx, productsTag)
    return made.map(({ productId, path, variants }) => ({
      ...{ id: productId, path },
      variantIds: variantIds.splice(0, variants.length),
    }))
  })
}

/** Replaces brand names and category paths by ids, as in the owner's form. */
async function withIds(ctx: Ctx, given: z.output<typeof importedProduct>[]): Promise<CheckedProduct[]> {
  const paths = [...new Set(given.flatMap(({ categories }) => categories))]
  const categoryIds = await categoryIdsAt(ctx, paths, 'categories')
  const categoryAt = new Map(paths.map((path, index) => [path, categoryIds[index] ?? '']))
  const names = given.map(({ brand }) => brand).filter((name) => name !== '')
  const brandIds = await brandsNamed(ctx, names)
  return given.map(({ brand, categories, ...product }) => ({
    ...atItsTime(ctx, product),
    // Starters name none that go with it; an import links them once all products of its file are in.
    ...{ complementIds: [], taxConfirmed: true },
    brandId: brandIds.get(brand) ?? null,
    categoryIds: [...new Set(categories)].map((path) => categoryAt.get(path) ?? ''),
  }))
}

const isBare = (values: CustomValues) => Object.keys(values).length === 0

/** The products with the values of their own fields validated. */
async function withCustom(ctx: Ctx, given: CheckedProduct[]): Promise<CheckedProduct[]> {
  const own = given.map(({ custom }) => ({ custom, field: 'custom' }))
  const ofVariants = given.flatMap(({ variants }) =>
    variants.map(({ custom }, at) => ({ custom, field: `variants.${at}.custom` })),
  )
  const products = await checkedCustom(ctx, 'PRODUCT', own)
  const rest = await checkedCustom(ctx, 'VARIANT', ofVariants)
  return given.map((product, index) => ({
    ...product,
    custom: products[index] ?? {},
    variants: product.variants.map((variant) => ({ ...variant, custom: rest.shift() ?? {} })),
  }))
}
