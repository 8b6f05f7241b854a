import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readPublicProduct } from '../server/modules/selling/products/products.contract.ts'
import type { ProductDetail } from '../shared/selling/catalogue/products.ts'
import { call } from './call.ts'

/** The fields of a product that buying needs. */
export type Purchasable = Pick<
  ProductDetail,
  | '_id'
  | 'shownVariantId'
  | 'name'
  | 'path'
  | 'currency'
  | 'options'
  | 'variants'
  | 'basicDetails'
  | 'netQuantity'
  | 'netUnit'
>

const productKey = (path: string) => ['product', path]

/**
 * A product as the shop sells it now. `known` is what the page was made with: shown at once, and asked for again when the
 * person comes back to the page, so that the stock it shows stays true.
 */
export function useProduct(path: string, { known, enabled = true }: { known?: Purchasable; enabled?: boolean } = {}) {
  return useQuery<Purchasable>({
    queryKey: productKey(path),
    queryFn: async () => (await call(readPublicProduct, { query: { path } })).data,
    initialData: known,
    enabled,
    staleTime: 0,
    refetchOnMount: known === undefined,
  })
}

/** Asks for the product again where it is shown: its stock may have changed. */
export function useRefreshProduct() {
  const queries = useQueryClient()
  return (path: string) => queries.invalidateQueries({ queryKey: productKey(path) })
}
