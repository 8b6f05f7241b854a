import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listBrands } from '../../server/modules/selling/brands/brands.contract.ts'
import { listCategories } from '../../server/modules/selling/categories/categories.contract.ts'
import { listCollections } from '../../server/modules/selling/collections/collections.contract.ts'
import { listCustomFields } from '../../server/modules/selling/custom-fields/custom-fields.contract.ts'
import {
  changeCategories,
  changePrices,
  changeVariant,
  deleteProducts as deleteSeveral,
  duplicateProduct as duplicate,
  listProducts,
  readProduct,
  readProducts,
  restoreProducts as restoreSeveral,
  restoreStatuses,
  setStatuses,
} from '../../server/modules/selling/products/products.contract.ts'
import { listSizeGuides } from '../../server/modules/selling/size-guides/size-guides.contract.ts'
import { type CategoryChanges, mostProducts, type PriceChanges } from '../../shared/selling/catalogue/bulk-products.ts'
import type { StatusBefore, StatusNow } from '../../shared/selling/catalogue/products-admin.ts'
import type { VariantChange } from '../../shared/selling/catalogue/variants.ts'
import { everyRow } from '../ui/every-row.ts'
import { listKey, useRefresh } from '../ui/list.ts'

export const productKey = (id: string) => ['product', id]

export function useProduct(id: string) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: async () => (await call(readProduct, { params: { id } })).data,
    // Forms start from fresh data, which is not refetched while they are open.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** All categories, each followed by its descendants. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: async () => (await call(listCategories)).data,
  })
}

/** All brands, by name. */
export function useBrands() {
  return useQuery({ queryKey: ['brands'], queryFn: () => everyRow((page) => call(listBrands, { query: page })) })
}

/** Size guides, by name. */
export function useSizeGuides() {
  return useQuery({ queryKey: ['size-guides'], queryFn: async () => (await call(listSizeGuides)).data })
}

/** The site's custom fields, including archived ones. */
export function useCustomFields() {
  return useQuery({ queryKey: ['custom-fields'], queryFn: async () => (await call(listCustomFields)).data })
}

/** Names of these products by id; undefined while loading. Deleted products are missing. */
export function useProductNames(ids: string[]): Map<string, string> | undefined {
  const wanted = [...ids].sort()
  const { data } = useQuery({
    queryKey: ['products', 'names', wanted],
    queryFn: () => readNames(wanted),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  return wanted.length === 0 ? new Map() : data
}

async function readNames(ids: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let from = 0; from < ids.length; from += mostProducts) {
    const some = ids.slice(from, from + mostProducts)
    const { data } = await call(readProducts, { query: { ids: some.join(',') } })
    for (const { _id, name } of data) names.set(_id, name)
  }
  return names
}

/** Query keys of everything that shows products besides their list, such as their names in links. */
const ofCatalogue = [
  ...[listBrands, listCollections].map((list) => listKey(list)),
  ...['categories', 'brands', 'products', 'size-guides', 'custom-fields', 'things', 'thing'].map((key) => [key]),
]

/** Returns a function that refetches everything of the catalogue. */
export const useRefreshCatalogue = () => useRefresh(listProducts, ...ofCatalogue)

/** @returns the former statuses, for undo */
export async function saveStatus(ids: string[], status: StatusNow, taxConfirmed: boolean): Promise<StatusBefore[]> {
  return (await call(setStatuses, { body: { ids, status, taxConfirmed } })).data.before
}

export function giveStatusesBack(products: StatusBefore[]): Promise<unknown> {
  return call(restoreStatuses, { body: { products } })
}

export function saveVariant(id: string, change: VariantChange): Promise<unknown> {
  return call(changeVariant, { params: { id }, body: change })
}

export function deleteProducts(ids: string[]): Promise<unknown> {
  return call(deleteSeveral, { body: { ids } })
}

export function restoreProducts(ids: string[]): Promise<unknown> {
  return call(restoreSeveral, { body: { ids } })
}

/** @returns the copy's id */
export async function duplicateProduct(id: string): Promise<string> {
  return (await call(duplicate, { params: { id } })).data._id
}

export function savePrices(changes: PriceChanges['changes']): Promise<unknown> {
  return call(changePrices, { body: { changes } })
}

export function saveCategories(changes: CategoryChanges['changes']): Promise<unknown> {
  return call(changeCategories, { body: { changes } })
}

/** The stored products that a bulk change is calculated from. */
export function useSeveralProducts(ids: string[]) {
  return useQuery({
    queryKey: ['products', 'several', ids],
    queryFn: async () => (await call(readProducts, { query: { ids: ids.join(',') } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
