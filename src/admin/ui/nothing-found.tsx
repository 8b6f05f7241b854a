import type { List } from './list.ts'
import { isFilter } from './list-search.ts'

/** Whether any filter is set, so that an empty list does not mean that there are no records. */
export function isFiltered<Row>(list: List<Row>): boolean {
  return Object.entries(list.search).some(([name, value]) => value && isFilter(name))
}

/** Shown when no record matches, with a link that clears the filters. */
export function NothingFound<Row>({ list }: { list: List<Row> }) {
  const nothing = Object.fromEntries(Object.keys(list.search).map((name) => [name, undefined]))
  return (
    <div className="border-t border-line py-14 text-center">
      <p className="text-lg font-semibold">No results</p>
      <p className="mt-1 text-ink-soft">Try other words, or clear the search and filters.</p>
      <button
        type="button"
        className="mt-3 min-h-9 font-semibold text-link hover:underline pointer-coarse:min-h-11"
        onClick={() => list.change(nothing)}
      >
        Clear search and filters
      </button>
    </div>
  )
}
