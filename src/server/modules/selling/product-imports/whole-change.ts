import type { BeforeWords } from '../../content/translations/index.ts'
import type { ItemRow } from './imports-store.ts'

/** All that an import did to one product, with the items that did it. */
type WholeChange = Pick<ItemRow, 'before' | 'revision' | 'moved' | 'wordsBefore'> & { items: ItemRow[] }

/**
 * Takes the items of a product as one change, from before the first to after the last. Those before a change by staff are left
 * out: they stay with it.
 */
export function changeOf(items: ItemRow[]): WholeChange {
  const [last, ...others] = items.toSorted((one, other) => other.position - one.position)
  if (!last) throw new Error('a change without items')
  const whole = { ...last, items: [last] }
  for (const item of others) {
    if (!follows(whole, item)) break
    whole.items.push(item)
    whole.before = item.before
    whole.moved = added(item.moved, whole.moved)
    whole.wordsBefore = wordsTogether(item.wordsBefore, whole.wordsBefore)
  }
  return whole
}

/** Whether nothing came between; items that were changed together have one revision. */
function follows({ items }: WholeChange, { revision, wordsBefore }: ItemRow): boolean {
  const apart = (items.at(-1)?.revision ?? 0) - (revision ?? 0)
  const areWordsNext = Object.entries(wordsBefore).every(([language, { revision }]) => {
    const next = items.findLast(({ wordsBefore }) => wordsBefore[language])?.wordsBefore[language]
    return !next || next.revision === revision + 1
  })
  return (apart === 0 || apart === 1) && areWordsNext
}

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...ids].map((id) => [id, (one[id] ?? 0) + (other[id] ?? 0)]))
}

/** The words before the first, to be taken back while they are as the last left them. */
function wordsTogether(first: BeforeWords, last: BeforeWords): BeforeWords {
  const both = Object.entries(first).map(([language, { words, revision }]) => {
    return [language, { words, revision: last[language]?.revision ?? revision }] as const
  })
  return { ...last, ...Object.fromEntries(both) }
}
