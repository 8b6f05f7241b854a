import { useSortable } from '@dnd-kit/react/sortable'
import { Link } from '@tanstack/react-router'
import { Ellipsis, GripVertical, Image } from 'lucide-react'
import { addressOf, plainAddress } from '../../shared/content/kinds/index.ts'
import type { CategoryRow } from '../../shared/selling/catalogue/categories.ts'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { SampleBadge } from '../ui/sample-badge.tsx'
import { Sortable } from '../ui/sortable.tsx'
import { Thumb } from '../ui/thumb.tsx'
import { useSiblingOrder } from './use-sibling-order.ts'

export type Opened = { kind: 'new'; parentId?: string } | { kind: 'edit' | 'delete'; category: CategoryRow }
type Open = (opened: Opened) => void

/** Every category with those below it; each is dragged among its own siblings. */
export function CategoryTree({ rows, open }: { rows: CategoryRow[]; open: Open }) {
  return <Siblings rows={rows} parentId={null} open={open} label="Categories" />
}

type SiblingsProps = { rows: CategoryRow[]; parentId: string | null; open: Open; label: string }

function Siblings({ rows, parentId, open, label }: SiblingsProps) {
  const { ids, move } = useSiblingOrder(rows, parentId)
  const byId = new Map(rows.map((row) => [row._id, row]))
  return (
    <Sortable onMove={(from, to) => void move(from, to)}>
      <ul aria-label={label} className={parentId === null ? 'border-t border-line' : 'ml-5 sm:ml-8'}>
        {ids.map((id, index) => {
          const row = byId.get(id)
          return row && <Branch key={id} row={row} rows={rows} index={index} open={open} />
        })}
      </ul>
    </Sortable>
  )
}

type BranchProps = { row: CategoryRow; rows: CategoryRow[]; index: number; open: Open }

function Branch({ row, rows, index, open }: BranchProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: row._id, index })
  const hasBelow = rows.some(({ parentId }) => parentId === row._id)
  return (
    <li ref={ref} className={isDragging ? 'bg-ground opacity-70' : ''}>
      <div className="relative flex min-h-13 items-center gap-2.5 border-b border-line py-1 hover:bg-ground-soft/50">
        <button
          type="button"
          ref={handleRef}
          aria-label={`Move ${row.title}`}
          className="relative z-10 grid h-9 w-6 shrink-0 cursor-grab place-items-center text-ink-soft hover:text-ink pointer-coarse:h-11 pointer-coarse:w-9"
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <Thumb media={row.image?.id} className="size-9 rounded-[6px]">
          <Image className="size-4" aria-hidden />
        </Thumb>
        <button
          type="button"
          className="min-w-0 flex-1 text-left font-semibold wrap-anywhere after:absolute after:inset-0"
          onClick={() => open({ kind: 'edit', category: row })}
        >
          {row.title}
          <span className="block truncate text-sm font-normal text-ink-soft">{plainAddress('category', row.path)}</span>
        </button>
        <SampleBadge kind="category" id={row._id} />
        <Link
          to="/products"
          search={{ category: row._id }}
          className="relative z-10 shrink-0 px-2 py-1.5 text-sm text-ink-soft tabular-nums hover:text-ink hover:underline"
        >
          {row.products.toLocaleString('en-IN')}
          <span className="max-sm:sr-only">{row.products === 1 ? ' product' : ' products'}</span>
        </Link>
        <CategoryMenu row={row} open={open} />
      </div>
      {hasBelow && <Siblings rows={rows} parentId={row._id} open={open} label={`Subcategories of ${row.title}`} />}
    </li>
  )
}

function CategoryMenu({ row, open }: { row: CategoryRow; open: Open }) {
  return (
    <Menu
      label={`Actions for ${row.title}`}
      align="end"
      className="relative z-10 grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
      trigger={<Ellipsis className="size-5" aria-hidden />}
    >
      <MenuItem onSelect={() => open({ kind: 'edit', category: row })}>Edit</MenuItem>
      <MenuItem onSelect={() => open({ kind: 'new', parentId: row._id })}>Add subcategory</MenuItem>
      <MenuItem link={<a href={addressOf('category', row.path)} target="_blank" rel="noreferrer" />}>
        View in shop
      </MenuItem>
      <MenuLine />
      <MenuItem danger="danger" onSelect={() => open({ kind: 'delete', category: row })}>
        Delete
      </MenuItem>
    </Menu>
  )
}
