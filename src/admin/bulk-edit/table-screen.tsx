import { useNavigate, useSearch } from '@tanstack/react-router'
import { Redo2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { mostGridProducts } from '../../shared/selling/catalogue/product-grid.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { counted } from '../ui/counted.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { LeaveGuard } from '../ui/save-bar.tsx'
import { Screen } from '../ui/screen.tsx'
import { CellGrid } from './cell-grid.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import type { GridColumn } from './grid-columns.ts'
import { changesOf, emptyGrid, type GridState, type RowsOf, redo, rowsOf, undo } from './grid-state.ts'
import { useColumns } from './use-columns.ts'
import { useGridProducts } from './use-grid-products.ts'
import { type Refused, useSave } from './use-save.ts'

/** Bulk editing of products or variants as cells: typed, pasted from a spreadsheet, saved together. */
export function TableScreen() {
  const search = useSearch({ from: '/products/table' })
  const of: RowsOf = search.rows ?? 'variants'
  const found = useGridProducts(search)
  const { columns, ...named } = useColumns(of)
  const navigate = useNavigate()
  const back = { to: '/products', title: 'Products' } as const
  const show = (rows: RowsOf) => void navigate({ to: '/products/table', search: { ...search, rows } })
  const failed = [found, named].find(({ error }) => error)
  const isEmpty = found.data?.products.length === 0
  const isReady = isEmpty || (found.data !== undefined && columns !== undefined)
  return (
    <Screen title="Edit in a table" back={back}>
      {!isReady && failed?.error && <LoadFault text={failed.error.message} retry={() => void failed.refetch()} />}
      {!isReady && !failed && (
        <Loading text="Loading the products">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {isEmpty && <EmptyState heading="No products to edit" text="No products match the filters." />}
      {columns && found.data && !isEmpty && <Table key={of} found={found} all={columns} of={of} show={show} />}
    </Screen>
  )
}

type Found = ReturnType<typeof useGridProducts>
type TableProps = { found: Found; all: GridColumn[]; of: RowsOf; show: (of: RowsOf) => void }

function Table({ found, all, of, show }: TableProps) {
  const products = found.data?.products ?? []
  const rows = useMemo(() => rowsOf(products, of), [products, of])
  const [hidden, setHidden] = useState<string[]>(of === 'products' ? usuallyHidden : [])
  const columns = useMemo(() => all.filter(({ field }) => !hidden.includes(field)), [all, hidden])
  const [state, setState] = useState<GridState>(emptyGrid)
  const { save, done, refused, forget, question } = useSave({ found, state, setState, rows, all })
  const changes = changesOf(state.edits, rows, all)
  const faults = [...state.edits.values()].filter(({ fault }) => fault).length
  const isDirty = state.edits.size > 0
  const discard = () => {
    setState(emptyGrid)
    forget()
  }
  return (
    <Changeable>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button
          look={of === 'variants' ? 'primary' : 'secondary'}
          aria-pressed={of === 'variants'}
          disabled={isDirty}
          onClick={() => show('variants')}
        >
          Variants
        </Button>
        <Button
          look={of === 'products' ? 'primary' : 'secondary'}
          aria-pressed={of === 'products'}
          disabled={isDirty}
          onClick={() => show('products')}
        >
          Products
        </Button>
        <ColumnChooser columns={all} hidden={hidden} onChange={setHidden} />
        <span className="ml-auto flex items-center gap-1">
          <IconButton icon={Undo2} label="Undo" disabled={state.past.length === 0} onClick={() => setState(undo)} />
          <IconButton icon={Redo2} label="Redo" disabled={state.future.length === 0} onClick={() => setState(redo)} />
        </span>
      </div>
      {(found.data?.total ?? 0) > mostGridProducts && (
        <p className="mb-3 text-sm text-ink-soft">
          The first {mostGridProducts.toLocaleString('en-IN')} of {found.data?.total.toLocaleString('en-IN')} products.
          Filter the list to reach the others.
        </p>
      )}
      {refused.length > 0 && (
        <Refusals
          refused={refused}
          reload={() => void found.refetch().then(({ isSuccess }) => isSuccess && forget())}
        />
      )}
      <CellGrid
        label={of === 'products' ? 'Products' : 'Variants'}
        rows={rows}
        columns={columns}
        state={state}
        setState={setState}
      />
      <p className="mt-1 text-sm text-ink-soft">
        Enter or F2 edits a cell, Alt Enter begins a line in it, Shift with the arrows chooses several, Ctrl D fills
        down. Copy and paste work with Excel and Google Sheets.
      </p>
      {question}
      <LeaveGuard active={isDirty && done === undefined} name="these cells" />
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 mt-4 flex flex-wrap items-center justify-end gap-2 rounded-[10px] border border-line bg-ground px-4 py-2.5"
      >
        <p className="mr-auto text-ink-soft" role="status">
          {done === undefined ? toldOf(changes.length, faults) : `Saving: ${done} of ${changes.length}`}
        </p>
        <Button look="secondary" disabled={!isDirty || done !== undefined} onClick={discard}>
          Discard
        </Button>
        <Button disabled={changes.length === 0} busy={done !== undefined} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Changeable>
  )
}

const usuallyHidden = [
  ...['path', 'summary', 'makerRole', 'maker', 'consumerCare', 'sizeGuideId'],
  ...['seoTitle', 'seoDescription'],
]

function toldOf(products: number, faults: number): string {
  if (faults > 0) return `${counted(faults, 'cell needs', 'cells need')} another look.`
  if (products === 0) return ''
  return `Unsaved changes of ${counted(products, 'product')}`
}

/** Which products were not saved, by their names, and why. */
function Refusals({ refused, reload }: { refused: Refused[]; reload: () => void }) {
  return (
    <Notice kind="danger" className="mb-3">
      <p className="font-semibold">
        {counted(refused.length, 'product was', 'products were')} not saved. What you entered is still in the table.
      </p>
      <ul className="mt-1 list-disc pl-5">
        {refused.slice(0, 20).map(({ name, texts }, index) => (
          <li key={index} className="wrap-anywhere">
            {name || 'A product'}: {texts.join(' ')}
          </li>
        ))}
      </ul>
      {refused.some(({ isStale }) => isStale) && (
        <Button look="secondary" className="mt-2" onClick={reload}>
          Read the table again
        </Button>
      )}
    </Notice>
  )
}
