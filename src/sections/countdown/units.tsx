import { t } from '../../shared/words.ts'
import type { Left } from './left.ts'

const names = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' } as const

/** Days, hours, minutes and seconds; dashes as long as they are not known. */
export function Units({ left, seconds }: { left: Left | undefined; seconds: boolean }) {
  const units = (Object.keys(names) as (keyof Left)[]).filter((unit) => seconds || unit !== 'seconds')
  return (
    <dl className="countdown-units">
      {units.map((unit) => (
        <div key={unit}>
          <dt>{t(names[unit])}</dt>
          <dd>{left ? String(left[unit]).padStart(2, '0') : '––'}</dd>
        </div>
      ))}
    </dl>
  )
}
