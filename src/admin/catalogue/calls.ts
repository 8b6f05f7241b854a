import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/api.ts'
import type {
  BrandRow,
  CategoryRow,
  EditableProduct,
  ProductStatus,
  VariantChange,
} from '../../shared/selling/catalogue-admin.ts'

export const productsPath = '/api/v1/products'
export const categoriesPath = '/api/v1/categories'
export const brandsPath = '/api/v1/brands'

type One<T> = { data: T }
type Many<T> = { data: T[]; total: number }

export const productKey = (id: string) => ['product', id]

export function useProduct(id: string) {
  return useQuery({
    queryKey: productKey(id),
    queryFn: async () => (await call<One<EditableProduct>>(`${productsPath}/${id}`, { method: 'GET' })).data,
    // A form is begun from what is stored now; while it is open nothing is fetched under it.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Every category, each followed by those below it. */
export function useCategories() {
  return useQuery({
    queryKey: ['categories'],
    queryFn: async () => (await call<Many<CategoryRow>>(categoriesPath, { method: 'GET' })).data,
  })
}

const page = 100

/** Every brand, by name. */
export function useBrands() {
  return useQuery({ queryKey: ['brands'], queryFn: readBrands })
}

async function readBrands(): Promise<BrandRow[]> {
  const brands: BrandRow[] = []
  for (let p = 0; ; p++) {
    const { data, total } = await call<Many<BrandRow>>(brandsPath, { method: 'GET', params: { p, s: page } })
    brands.push(...data)
    if (data.length === 0 || brands.length >= total) return brands
  }
}

/** Has everything that shows the catalogue read anew. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      ...[productsPath, brandsPath].map((path) => client.invalidateQueries({ queryKey: ['list', path] })),
      client.invalidateQueries({ queryKey: ['categories'] }),
      client.invalidateQueries({ queryKey: ['brands'] }),
    ])
}

export function saveStatus(ids: string[], status: ProductStatus): Promise<unknown> {
  return call(`${productsPath}/status`, { body: { ids, status } })
}

export function saveVariant(id: string, change: VariantChange): Promise<unknown> {
  return call(`/api/v1/variants/${id}`, { method: 'PATCH', body: change })
}

export function deleteProduct(id: string): Promise<unknown> {
  return call(`${productsPath}/${id}`, { method: 'DELETE' })
}
