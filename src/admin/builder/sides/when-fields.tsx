import { ChevronRight } from 'lucide-react'
import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { isLocale, languageTitle } from '../../../shared/sites/languages.ts'
import { fromZoned, toZoned } from '../../../shared/zoned-time.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useZone } from '../../ui/me.ts'
import { useCanvas } from '../canvas/canvas-info.tsx'
import type { Commands } from '../commands.ts'

type When = NonNullable<PlacedSection['when']>

const screens = [
  { value: 'all', title: 'All screens' },
  { value: 'small', title: 'Phones and tablets only' },
  { value: 'large', title: 'Computers only' },
] as const

const visitors = [
  { value: 'all', title: 'Everyone' },
  { value: 'in', title: 'Signed-in visitors only' },
  { value: 'out', title: 'Signed-out visitors only' },
] as const

/** Languages of the site, and those that the section was once limited to, by their names. */
function useLanguages(chosen: readonly string[]) {
  const { languages } = useCanvas().info.site
  const tags = new Set([...languages.map(({ locale }) => locale), ...chosen])
  return [...tags].map((tag) => ({ tag, title: isLocale(tag) ? languageTitle(tag) : tag }))
}

/** When a section shows: on which screens, to whom, in which languages, and between which moments, in the site's own time. */
export function WhenFields({ placed, commands }: { placed: PlacedSection; commands: Commands }) {
  const zone = useZone()
  const when: When = placed.when ?? { screens: 'all' }
  const { languages = [] } = when
  const offered = useLanguages(languages)
  const never = when.from && when.until && when.until <= when.from
  const change = (part: Partial<When>) => {
    const { signedIn, languages, ...next } = { ...when, ...part }
    const more: Partial<When> = {
      ...(signedIn && signedIn !== 'all' ? { signedIn } : {}),
      ...(languages?.length ? { languages } : {}),
    }
    const isPlain = next.screens === 'all' && !next.from && !next.until && Object.keys(more).length === 0
    commands.change(placed.id, { when: isPlain ? undefined : { ...next, ...more } })
  }
  return (
    <details className="group border-t border-line px-4 py-1" open={placed.when !== undefined || undefined}>
      <summary className="-mx-4 flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-4 text-sm font-semibold hover:bg-ground-soft focus-visible:outline-offset-[-2px] [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 text-ink-soft transition-transform group-open:rotate-90" aria-hidden />
        Visibility
      </summary>
      <div className="grid gap-4 pt-1 pb-4">
        <SelectField
          label="Screens"
          options={screens}
          value={when.screens}
          onChange={(event) =>
            change({ screens: screens.find(({ value }) => value === event.target.value)?.value ?? 'all' })
          }
        />
        <SelectField
          label="Visitors"
          hint="Don’t put secrets here: every visitor’s browser receives this section, even if it is hidden."
          options={visitors}
          value={when.signedIn ?? 'all'}
          onChange={(event) =>
            change({ signedIn: visitors.find(({ value }) => value === event.target.value)?.value ?? 'all' })
          }
        />
        <fieldset>
          <legend className="text-sm font-semibold">Languages</legend>
          <p className="text-sm text-ink-soft">
            {languages.length === 0 ? 'All, as none is chosen.' : 'Hidden while the site is in another language.'}
          </p>
          <div className="mt-1 max-h-44 overflow-y-auto rounded border border-line px-3">
            {offered.map(({ tag, title }) => (
              <Checkbox
                key={tag}
                label={title}
                checked={languages.includes(tag)}
                onChange={({ target: { checked } }) =>
                  change({ languages: checked ? [...languages, tag] : languages.filter((other) => other !== tag) })
                }
              />
            ))}
          </div>
        </fieldset>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'from' ? 'From' : 'Until'}
            type="datetime-local"
            hint={end === 'until' ? `Times are in ${zone}.` : undefined}
            error={end === 'until' && never ? 'It ends before it begins, so no visitor sees it.' : undefined}
            value={toZoned(when[end], zone)}
            onChange={(event) => change({ [end]: fromZoned(event.target.value, zone) })}
          />
        ))}
      </div>
    </details>
  )
}
