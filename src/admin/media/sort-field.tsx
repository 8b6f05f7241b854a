import { ChevronDown } from 'lucide-react'
import type { List } from '../ui/list.ts'

const sorts = {
  'created descend': 'Newest first',
  'created ascend': 'Oldest first',
  'name ascend': 'By name',
  'bytes descend': 'Largest first',
} as const

/** The order of tiles, which have no headings to press. */
export function SortField<Row>({ list }: { list: List<Row> }) {
  return (
    <span className="relative">
      <select
        aria-label="Order"
        value={`${list.sort} ${list.order}`}
        onChange={({ target }) => {
          const [sort, order] = target.value.split(' ')
          list.change({ sort, order })
        }}
        className="control appearance-none pr-8"
      >
        {Object.entries(sorts).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
    </span>
  )
}
