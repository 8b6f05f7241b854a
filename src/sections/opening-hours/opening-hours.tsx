import { t } from '../../shared/words.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { dayNames, days, minutesOf, type Spell, spellOf, timeWords } from './hours.ts'
import OpenNow from './open-now.island.tsx'
import { type Hours, looks, type OpeningHours, sample, schema } from './opening-hours.schema.ts'

/** One line of a day: its times, its note, or `Closed`. */
function lineOf({ opens, closes, note }: Hours): string {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  const times = from === undefined || to === undefined ? '' : `${timeWords(from)} – ${timeWords(to)}`
  return [times, note].filter(Boolean).join(', ') || t('Closed')
}

function Days({ hours }: { hours: Hours[] }) {
  const shown = days.flatMap((day) => {
    const own = hours.filter((one) => one.day === day)
    return own.length > 0 ? [{ day, own }] : []
  })
  return (
    <dl className="border-t border-line">
      {shown.map(({ day, own }) => (
        <div key={day} className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b border-line py-3.5">
          <dt className="font-semibold">{t(dayNames[day])}</dt>
          <dd className="tabular-nums wrap-anywhere">
            {own.map((one, index) => (
              <span key={index} className="block sm:text-end">
                {lineOf(one)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function State({ props: { hours, openNow } }: { props: OpeningHours }) {
  const { timeZone } = usePage().site
  const spells = hours
    .map(({ day, opens, closes }) => spellOf(day, opens, closes))
    .filter((spell): spell is Spell => spell !== undefined)
  if (!openNow || spells.length === 0) return null
  return (
    <div className="needs-script mb-6">
      <Island name="open-now" of={OpenNow} props={{ spells, timeZone }} />
    </div>
  )
}

/** The days of the week with their hours, and whether it is open now. */
function OpeningHoursView({ props }: { props: OpeningHours }) {
  const { hours, note, layout, buttons, align } = props
  if (hours.length === 0) return null
  const below = note && <p className="mt-5 max-w-[60ch] text-sm whitespace-pre-line text-ink-soft">{note}</p>
  if (layout === 'beside')
    return (
      <Band band={props}>
        <div className="grid gap-x-[clamp(2.5rem,8vw,8rem)] gap-y-9 lg:grid-cols-2">
          <div>
            <SectionHeader {...props} align="start" />
            <State props={props} />
            <ActionButtons buttons={buttons} />
          </div>
          <div>
            <Days hours={hours} />
            {below}
          </div>
        </div>
      </Band>
    )
  return (
    <Band band={props}>
      <div className={`max-w-[40rem] ${boxAt(align)}`}>
        <SectionHeader {...props} />
        <State props={props} />
        <Days hours={hours} />
        {below}
        <ActionButtons buttons={buttons} className="mt-8" />
      </div>
    </Band>
  )
}

export const openingHours = defineSection({
  type: 'opening-hours',
  title: 'Opening hours',
  category: 'contact',
  schema,
  sample,
  looks,
  view: OpeningHoursView,
})
