import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import type { List } from './list.ts'

/** Which page of a list is shown, and the ways to the next and the one before. */
export function Paging<Row>({ list }: { list: List<Row> }) {
  if (list.pages <= 1) return null
  const go = (page: number) => () => list.change({ page: String(page) })
  return (
    <nav data-screen-only aria-label="Pages" className="flex items-center justify-end gap-1 pt-3 text-sm">
      <span className="mr-2 text-ink-soft tabular-nums">
        Page {list.page} of {list.pages}
      </span>
      <IconButton icon={ChevronLeft} label="Previous page" disabled={list.page <= 1} onClick={go(list.page - 1)} />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        disabled={list.page >= list.pages}
        onClick={go(list.page + 1)}
      />
    </nav>
  )
}
