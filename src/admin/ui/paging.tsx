import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import type { List } from './list.ts'

/** Which page of a list is shown, where its pages are numbered, and the ways to the next and the one before. */
export function Paging<Row>({ list }: { list: List<Row> }) {
  const { place, previous, next } = list.turn
  if (!previous && !next) return null
  return (
    <nav data-screen-only aria-label="Pages" className="flex items-center justify-end gap-1 pt-3 text-sm">
      {place && <span className="mr-2 text-ink-soft tabular-nums">{place}</span>}
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        disabled={!previous}
        onClick={() => list.change(previous ?? {})}
      />
      <IconButton icon={ChevronRight} label="Next page" disabled={!next} onClick={() => list.change(next ?? {})} />
    </nav>
  )
}
