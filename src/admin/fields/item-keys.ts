/** An item of a list and the name that it keeps while it is moved and edited. Stored items have no names of their own. */
export type Keyed = { item: unknown; key: string }

const isThing = (item: unknown): item is object => typeof item === 'object' && item !== null

/**
 * Names for the items of a list that has changed: an item that was there keeps its name wherever it is now, one that was
 * edited has its name by its place, the others get new ones.
 */
export function keepKeys(before: readonly Keyed[], items: readonly unknown[], newKey: () => string): Keyed[] {
  const known = new Map(before.flatMap(({ item, key }) => (isThing(item) ? [[item, key] as const] : [])))
  const used = new Set(items.flatMap((item) => (isThing(item) ? known.get(item) : undefined) ?? []))
  const taken = new Set<string>()
  return items.map((item, index) => {
    const own = isThing(item) ? known.get(item) : undefined
    const there = before[index]?.key
    const free = [own, there !== undefined && !used.has(there) ? there : undefined].find(
      (key) => key !== undefined && !taken.has(key),
    )
    const key = free ?? newKey()
    taken.add(key)
    return { item, key }
  })
}
