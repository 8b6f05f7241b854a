import type { Cart } from '../../shared/selling/bag/cart.ts'
import { changesOf } from './changes.ts'

/** Differences between the bag that was ordered and the bag as it is now (B164). */
export function ChangeList({ before, after }: { before: Cart; after: Cart }) {
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  return (
    <ul className="mt-2 list-disc pl-5 tabular-nums wrap-anywhere">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}
