import { inArray, or, sql } from 'drizzle-orm'
import { type CheckedProduct, productInput } from '../../../../shared/selling/catalogue/products-admin.ts'
import { cut } from '../../../../shared/text.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { parsed } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { copyWords } from '../../content/translations/index.ts'
import { inheritMark } from '../../ground/samples/index.ts'
import { notArchived, variants } from '../stock/index.ts'
import { readForEditing } from './detail.ts'
import { keepWords } from './keep-words.ts'
import { products } from './products.tables.ts'
import { createProduct } from './products.ts'
import { productSample } from './sample.ts'

/**
 * Copies a product as a draft, with its translations; that of a sample is a sample. The copy has its own path and SKUs, no stock, and no
 * barcodes, as these identify the original.
 * @returns the id of the copy
 * @throws Refusal `product.gone`
 */
export function duplicateProduct(ctx: Ctx, id: string): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const product = await readForEditing(ctx, id)
    const skus = await freeSkus(
      ctx,
      product.variants.map(({ sku }) => sku),
    )
    const copy: CheckedProduct = parsed(productInput, {
      ...product,
      name: `${cut(product.name, 190)} (copy)`,
      path: await freePath(ctx, product.path),
      ...{ status: 'DRAFT', publishAt: null },
      variants: product.variants.map((variant, index) => ({
        ...variant,
        sku: skus[index],
        barcode: '',
        ...{ stock: 0, stockSeen: 0 },
      })),
    })
    const { id: copyId } = await createProduct(ctx, copy, {
      custom: product.custom,
      variants: product.variants.map(({ _id: id, custom }) => ({ id, custom })),
    })
    await copyWords(ctx, 'product', id, copyId)
    await keepWords(ctx, [copyId])
    await inheritMark(ctx, productSample, { from: id, to: copyId })
    return copyId
  })
}

/** `brass-lamp` -> `brass-lamp-copy`, `brass-lamp-copy-2` ...: the first free one. */
async function freePath(ctx: Ctx, path: string): Promise<string> {
  const stem = `${cut(path, 105).replace(/-$/, '')}-copy`
  const rows = await ctx.db
    .select({ path: products.path })
    .from(products)
    .where(inSite(ctx, products, sql`starts_with(${products.path}, ${stem})`))
  return firstFree(stem, new Set(rows.map(({ path }) => path)))
}

/** Like `freePath` for SKUs, in the order given. */
async function freeSkus(ctx: Ctx, skus: string[]): Promise<string[]> {
  const stems = skus.map((sku) => `${cut(sku, 52)}-COPY`)
  const alike = stems.map((stem) => sql`starts_with(${variants.sku}, ${stem})`)
  const rows = await ctx.db
    .select({ sku: variants.sku })
    .from(variants)
    .where(inSite(ctx, variants, notArchived, or(inArray(variants.sku, stems), ...alike)))
  const taken = new Set(rows.map(({ sku }) => sku))
  return stems.map((stem) => {
    const sku = firstFree(stem, taken)
    taken.add(sku)
    return sku
  })
}

function firstFree(stem: string, taken: ReadonlySet<string>): string {
  let free = stem
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}`
  return free
}
