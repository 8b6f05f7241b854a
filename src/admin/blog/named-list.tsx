import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'

export type Named = { _id: string; title: string; posts: number }

type Props<Row extends Named> = {
  label: string
  query: { data: Row[] | undefined; error: Error | null; refetch: () => unknown }
  empty: { heading: string; text: string; action: ReactNode }
  /** Below the name. */
  note: (row: Row) => string
  start?: (row: Row) => ReactNode
  edit: (row: Row) => void
  remove: (row: Row) => void
}

/** The blog's categories or authors, on one page. */
export function NamedList<Row extends Named>({ label, query, empty, note, start, edit, remove }: Props<Row>) {
  if (query.error && !query.data) return <LoadFault text={query.error.message} retry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-40" />
  if (query.data.length === 0) return <EmptyList heading={empty.heading} text={empty.text} begin={empty.action} />
  return (
    <ul aria-label={label} className="border-t border-line">
      {query.data.map((row) => (
        <li key={row._id} className="flex items-center gap-3 border-b border-line">
          <button
            type="button"
            onClick={() => edit(row)}
            className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2.5 text-left"
          >
            {start?.(row)}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{row.title}</span>
              <span className="block text-sm text-ink-soft wrap-anywhere">{note(row)}</span>
            </span>
            <span className="shrink-0 text-sm text-ink-soft">{counted(row.posts, 'post')}</span>
          </button>
          <Menu
            label={`Actions for ${row.title}`}
            align="end"
            className="grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
            trigger={<Ellipsis className="size-5" aria-hidden />}
          >
            <MenuItem onSelect={() => edit(row)}>Edit</MenuItem>
            <MenuLine />
            <MenuItem danger="danger" onSelect={() => remove(row)}>
              Delete
            </MenuItem>
          </Menu>
        </li>
      ))}
    </ul>
  )
}
