import { readable } from '../../shared/sites/theme/contrast.ts'
import type { Theme } from '../../shared/sites/theme/theme.ts'
import { Notice } from '../../ui/notice.tsx'
import { faintPairs } from './contrasts.ts'

type Props = { theme: Theme; onChange: (theme: Theme) => void }

/**
 * Says which texts will be hard to read, and offers the nearest colour that is not. It is the owner's site, so it does not stand in
 * the way.
 */
export function ContrastNotes({ theme, onChange }: Props) {
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
      <ul className="mt-1 grid gap-2 text-sm">
        {faint.map(({ where, ratio, colour, change }) => (
          <li key={where}>
            {where}: {ratio.toFixed(1)} : 1, should be at least {readable} : 1{' '}
            <button
              type="button"
              onClick={() => onChange(change(theme))}
              className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <span className="size-4 rounded-full border border-line" style={{ background: colour }} aria-hidden />
              Use {colour}
              <span className="sr-only"> for: {where}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
