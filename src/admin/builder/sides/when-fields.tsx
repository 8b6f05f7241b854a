import type { PlacedSection } from '../../../shared/content/page-document.ts'
import { fromZoned, toZoned } from '../../../shared/zoned-time.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useSite } from '../../ui/me.ts'
import type { Commands } from '../commands.ts'

const screens = [
  { value: 'all', title: 'All screens' },
  { value: 'small', title: 'Phones and tablets only' },
  { value: 'large', title: 'Computers only' },
] as const

/** When a section shows: on which screens, and between which moments, in the site's own time. */
export function WhenFields({ placed, commands }: { placed: PlacedSection; commands: Commands }) {
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const when = placed.when ?? { screens: 'all' }
  const change = (part: Partial<typeof when>) => {
    const next = { ...when, ...part }
    const isPlain = next.screens === 'all' && !next.from && !next.until
    commands.change(placed.id, { when: isPlain ? undefined : next })
  }
  return (
    <details className="border-t border-line px-4 py-1" open={placed.when !== undefined || undefined}>
      <summary className="flex min-h-10 items-center text-sm font-semibold">Visibility</summary>
      <div className="grid gap-4 pt-1 pb-4">
        <SelectField
          label="Screens"
          options={screens}
          value={when.screens}
          onChange={(event) =>
            change({ screens: screens.find(({ value }) => value === event.target.value)?.value ?? 'all' })
          }
        />
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'from' ? 'From' : 'Until'}
            type="datetime-local"
            hint={end === 'until' ? `Times are in ${zone}.` : undefined}
            value={toZoned(when[end], zone)}
            onChange={(event) => change({ [end]: fromZoned(event.target.value, zone) })}
          />
        ))}
      </div>
    </details>
  )
}
