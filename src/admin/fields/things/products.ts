import { call } from '../../../client/call.ts'
import { listByFilters, suggest } from '../../../server/modules/selling/search/search.contract.ts'
import type { ProductListItem } from '../../../shared/selling/catalogue/products.ts'
import { priceText } from '../../../shared/selling/pricing/price-text.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const products: ThingSource = {
  choose: 'Choose a product',
  search: 'Search products',
  detailIsAddress: false,
  find: findProducts,
  read: async (path, currency) => productThing(await readProducts([path]), path, currency),
}

async function findProducts(query: string, currency: string | undefined): Promise<Thing[]> {
  const { data } = await call(suggest, { params: { modelId: 'product' }, query: { query } })
  return data.map(({ title, path, image, price, priceVaries }) => ({
    value: path,
    title,
    detail: price === null ? '' : priceText({ price, priceVaries }, currency),
    picture: image,
  }))
}

export async function readProducts(paths: string[]): Promise<ProductListItem[]> {
  const filters = { path: [{ operator: 'IN' as const, value: paths }] }
  const { data } = await call(listByFilters, { body: { filters, s: 100 } })
  return data
}

/** The one of these products that has the path. */
export function productThing(items: ProductListItem[], path: string, currency: string | undefined): Thing {
  const item = items.find((one) => one.path === path)
  if (!item) return { ...unknownThing(path), picture: null }
  const { name, basicDetails } = item
  return { value: path, title: name, detail: priceText(item, currency), picture: basicDetails.media[0] ?? null }
}
