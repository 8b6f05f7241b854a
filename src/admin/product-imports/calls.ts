import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../client/call.ts'
import {
  listImportItems,
  listImports,
  readImport,
} from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import type { ProductImport } from '../../shared/selling/catalogue/product-imports.ts'
import { useRefreshCatalogue } from '../catalogue/calls.ts'
import { listKey } from '../ui/list.ts'
import { type StoredRecord, useRecord } from '../ui/record.tsx'

const importKey = (id: string) => ['product-import', id]

/** True while the server works on it. */
export const isBusy = ({ state }: ProductImport) => state === 'READING' || state === 'APPLYING' || state === 'UNDOING'

/** How often an import is looked at while it is under way, ms. */
const often = 700
const seldom = 3_000

export function useImport(id: string): StoredRecord<ProductImport> {
  return useRecord<ProductImport>({
    queryKey: importKey(id),
    queryFn: async () => (await call(readImport, { params: { id } })).data,
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      return isBusy(data) ? often : data.counts.pictures > 0 ? seldom : false
    },
  })
}

/** Asks again for the products of the file once a step has ended: they are others now. */
export function useFreshItems(record: ProductImport): void {
  const queries = useQueryClient()
  const busy = isBusy(record)
  const wasBusy = useRef(busy)
  useEffect(() => {
    if (wasBusy.current && !busy) void queries.invalidateQueries({ queryKey: listKey(listImportItems) })
    wasBusy.current = busy
  }, [busy, queries])
}

/** Asks again for everything that shows an import, or the products that it changed. */
export function useRefreshImport(id: string): () => Promise<unknown> {
  const queries = useQueryClient()
  const refreshCatalogue = useRefreshCatalogue()
  const shown = [importKey(id), listKey(listImports), listKey(listImportItems)]
  return async () => {
    await Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })))
    await refreshCatalogue()
  }
}
