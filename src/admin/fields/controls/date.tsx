import { fromZoned, toZoned } from '../../../shared/zoned-time.ts'
import { useZone } from '../../ui/me.ts'
import { type ControlProps, textOf } from '../control.ts'
import { GroupFrame, inputClass } from '../frame.tsx'
import { issueText } from '../issues.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * A day as it is (`2026-11-21`), or with a time of day, which is that of the site's zone and stored as an instant. What a
 * browser's field cannot show is named below it.
 */
export function DateControl({ value, onChange, ...frame }: ControlProps) {
  const zone = useZone()
  const stored = textOf(value)
  const isDay = day.test(stored)
  const clock = isDay || Number.isNaN(Date.parse(stored)) ? '' : toZoned(stored, zone)
  const date = isDay ? stored : clock.slice(0, 10)
  const time = clock.slice(11)
  const set = (nextDate: string, nextTime: string) =>
    onChange(nextTime ? (fromZoned(`${nextDate}T${nextTime}`, zone) ?? nextDate) : nextDate)
  const help = [frame.field.help, time && `Time in ${zone.replace('_', ' ')}`].filter(Boolean).join('. ')
  const input = { 'aria-invalid': issueText(frame.issues) ? (true as const) : undefined, className: inputClass }
  return (
    <GroupFrame {...frame} field={{ ...frame.field, help: help || undefined }}>
      {() => (
        <div className="flex gap-1.5">
          <input
            {...input}
            type="date"
            aria-label={`${frame.field.label}: date`}
            value={date}
            onChange={({ target }) => set(target.value, target.value ? time : '')}
          />
          <input
            {...input}
            type="time"
            aria-label={`${frame.field.label}: time (optional)`}
            value={time}
            disabled={date === ''}
            onChange={({ target }) => set(date, target.value)}
            className={`${inputClass} max-w-28`}
          />
        </div>
      )}
    </GroupFrame>
  )
}
