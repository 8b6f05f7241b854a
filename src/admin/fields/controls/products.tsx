import { type ControlProps, textsOf } from '../control.ts'
import { GroupFrame } from '../frame.tsx'
import { ChosenThings } from '../things/chosen-things.tsx'
import { useProducts, useThings } from '../things/use-things.ts'

const useFound = (query: string, isOpen: boolean) => useThings('product', query, isOpen)

/** Several products in an order of their own, stored by their paths. */
export function ProductsControl({ value, onChange, ...frame }: ControlProps) {
  const paths = [...new Set(textsOf(value))]
  const known = useProducts(paths)
  return (
    <GroupFrame {...frame} aside={<Count of={paths.length} most={frame.field.most} />}>
      {() => (
        <ChosenThings
          values={paths}
          known={known}
          onChange={onChange}
          useFound={useFound}
          add="Add products"
          search="Search products"
        />
      )}
    </GroupFrame>
  )
}

/** How many there are, once that begins to matter. */
function Count({ of, most }: { of: number; most: number | undefined }) {
  if (of === 0) return null
  return (
    <span className="text-xs text-ink-soft tabular-nums">
      {of}
      {most !== undefined && of > most * 0.8 && ` of ${most}`}
    </span>
  )
}
