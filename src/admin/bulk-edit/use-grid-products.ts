import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { readGrid, saveGrid } from '../../server/modules/selling/products/products.contract.ts'
import {
  type GridChange,
  type GridProduct,
  type GridSaved,
  mostGridProducts,
} from '../../shared/selling/catalogue/product-grid.ts'
import { given } from '../ui/list-search.ts'
import { callsOf } from './calls-of.ts'
import type { TableSearch } from './search.ts'

const page = 200

type Found = { products: GridProduct[]; total: number }

/** The products that the filters find, at most 1,000, as they are stored when the table is opened. */
export function useGridProducts(search: TableSearch) {
  const { rows: _, page: __, ...asked } = search
  const filters = given(asked)
  const key = ['product-grid', filters]
  const client = useQueryClient()
  const query = useQuery({
    queryKey: key,
    queryFn: async (): Promise<Found> => {
      const products: GridProduct[] = []
      for (let p = 0; ; p++) {
        const { data, total } = await call(readGrid, { query: { ...filters, p, s: page } })
        products.push(...data)
        if (data.length < page || products.length >= Math.min(total, mostGridProducts)) return { products, total }
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  /** Replaces rows with the stored ones. */
  const replace = (saved: GridProduct[]) => {
    const byId = new Map(saved.map((product) => [product._id, product]))
    client.setQueryData<Found>(
      key,
      (found) => found && { ...found, products: found.products.map((product) => byId.get(product._id) ?? product) },
    )
  }
  return { ...query, replace }
}

/** `error` ended the saving early; what was saved and refused until then stays so. */
type Told = GridSaved & { error?: unknown }

/** Saves as many products in one call as it takes; `onProgress` tells how many are done. */
export async function saveChanges(
  changes: GridChange[],
  onProgress: (done: number) => void,
  taxConfirmed = false,
): Promise<Told> {
  const all: GridSaved = { saved: [], refused: [] }
  try {
    for (const products of callsOf(changes)) {
      const { data } = await call(saveGrid, { body: { products, taxConfirmed } })
      all.saved.push(...data.saved)
      all.refused.push(...data.refused)
      onProgress(all.saved.length + all.refused.length)
    }
  } catch (error) {
    return { ...all, error }
  }
  return all
}
