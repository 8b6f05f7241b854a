import type { Page } from '@playwright/test'
import { callShop } from './shop.ts'

export type Found = { name: string; path: string; productVariantId: string; variantCount: number }

/** Products on sale in the current shop, by the public API. */
export async function findProducts(page: Page, wanted: (product: Found) => boolean): Promise<Found[]> {
  const found: Found[] = []
  for (let p = 0; p < 3; p++) {
    const { data } = await callShop(page, '/api/io/crm/admin/public/product/variants', {
      data: {
        p,
        s: 100,
        filters: { inStock: [{ operator: 'EQUALS', value: true }] },
        sort: { field: 'name', order: 'ascend' },
      },
    })
    found.push(...data.filter(wanted))
  }
  return found
}

/** Things that come in one form only, so that 'Add to bag' adds them at once. */
export async function plainProduct(page: Page): Promise<Found> {
  const [first] = await findProducts(page, ({ variantCount }) => variantCount === 1)
  if (!first) throw new Error('the shop has no product in one form')
  return first
}

/** A product of which only a few are left. */
export async function scarceProduct(page: Page): Promise<Found & { stock: number }> {
  for (const product of await findProducts(page, ({ variantCount }) => variantCount === 1)) {
    const { data } = await callShop(page, `/api/public/product?path=${product.path}`)
    const { stock } = data.variants[0]
    if (stock <= 3) return { ...product, stock }
  }
  throw new Error('the shop has no scarce product')
}
