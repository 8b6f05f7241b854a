import type { List } from './list.ts'

/** Names of the address that say how the list is shown, not which rows are in it. */
const views = new Set(['page', 'sort', 'order'])

/** Whether the list is narrowed down, so that its being empty does not mean that there is nothing. */
export function isFiltered<Row>(list: List<Row>): boolean {
  return Object.entries(list.search).some(([name, value]) => value && !views.has(name))
}

/** What stands there when nothing fits, and the way back to everything. */
export function NothingFound<Row>({ list }: { list: List<Row> }) {
  const nothing = Object.fromEntries(Object.keys(list.search).map((name) => [name, undefined]))
  return (
    <div className="border-t border-line py-14 text-center">
      <p className="text-lg font-semibold">No results</p>
      <p className="mt-1 text-ink-soft">Try other words, or clear the search and filters.</p>
      <button
        type="button"
        className="mt-3 min-h-9 font-semibold text-link hover:underline"
        onClick={() => list.change(nothing)}
      >
        Clear search and filters
      </button>
    </div>
  )
}
