import { readable } from '../../shared/sites/contrast.ts'
import type { Theme } from '../../shared/sites/theme.ts'
import { Notice } from '../../ui/notice.tsx'
import { faintPairs } from './contrasts.ts'

/** Says which texts will be hard to read. It is the owner's site, so it does not stand in the way. */
export function ContrastNotes({ theme }: { theme: Theme }) {
  const faint = faintPairs(theme)
  if (faint.length === 0) {
    return (
      <Notice kind="good" className="mt-4">
        All text has enough contrast with its background.
      </Notice>
    )
  }
  return (
    <Notice kind="danger" className="mt-4">
      <p className="font-semibold">Low contrast: hard to read for many people</p>
      <ul className="mt-1 text-sm">
        {faint.map(({ where, ratio }) => (
          <li key={where}>
            {where}: {ratio.toFixed(1)} : 1, should be at least {readable} : 1
          </li>
        ))}
      </ul>
    </Notice>
  )
}
