import { useMemo } from 'react'
import { useBrands, useCategories, useCustomFields, useSizeGuides } from '../catalogue/calls.ts'
import { useZone } from '../ui/me.ts'
import { customColumns, type GridColumn, productColumnsIn, variantColumnsIn } from './grid-columns.ts'
import type { RowsOf } from './grid-state.ts'

/** The columns of the table, and the fault where what their cells name cannot be read. */
export function useColumns(of: RowsOf) {
  const timeZone = useZone()
  const queries = [useCategories(), useBrands(), useSizeGuides(), useCustomFields()] as const
  const [{ data: categories }, { data: brands }, { data: sizeGuides }, { data: fields }] = queries
  const columns = useMemo((): GridColumn[] | undefined => {
    if (!categories || !brands || !sizeGuides || !fields) return undefined
    if (of === 'variants') return [...variantColumnsIn(timeZone), ...customColumns(fields, 'VARIANT')]
    return productColumnsIn({ categories, brands, sizeGuides, fields })
  }, [of, timeZone, categories, brands, sizeGuides, fields])
  const error = columns ? null : (queries.find((query) => query.error)?.error ?? null)
  return { columns, error, refetch: () => Promise.all(queries.map((query) => query.refetch())) }
}
