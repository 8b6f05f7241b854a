import { dateFormat } from '../../shared/date-format.ts'
import { t } from '../../shared/words.ts'

export const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

export type Day = keyof typeof dayNames

export const days = Object.keys(dayNames) as Day[]

/** Opening period in minutes since Monday's midnight; one that passes midnight ends on the next day. */
export type Spell = { from: number; to: number }

const dayLong = 1_440
const weekLong = 7 * dayLong

/** Minutes since midnight of a time such as `9:30`; undefined if invalid. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The time as people say it: `9:30 am`. */
export function timeWords(minutes: number): string {
  const time = minutes % dayLong
  if (time === 0) return t('midnight')
  const hour = Math.floor(time / 60)
  return `${hour % 12 || 12}:${String(time % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

export function spellOf(day: Day, opens: string, closes: string): Spell | undefined {
  const [open, close] = [minutesOf(opens), minutesOf(closes)]
  if (open === undefined || close === undefined) return undefined
  const start = days.indexOf(day) * dayLong
  return { from: start + open, to: start + (close > open ? close : close + dayLong) }
}

/** Minutes since Monday's midnight in a zone. */
export function minuteOfWeek(now: Date, timeZone: string): number {
  const format = dateFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const day = days.findIndex((name) => dayNames[name] === part.weekday)
  return day * dayLong + Number(part.hour) * 60 + Number(part.minute)
}

/** Whether it is open at this minute of the week, and until or from when. Undefined without hours. */
export function stateAt(spells: Spell[], minute: number): { open: boolean; words: string } | undefined {
  if (spells.length === 0) return undefined
  const until = closesAt(spells, minute)
  if (until !== undefined)
    return {
      open: true,
      words: until - minute >= weekLong ? t('Open now') : t('Open now, until {time}', { time: timeWords(until) }),
    }
  const wait = Math.min(...spells.map(({ from }) => (from - minute + weekLong) % weekLong))
  const opens = minute + wait
  const daysOn = Math.floor(opens / dayLong) - Math.floor(minute / dayLong)
  const name = days[Math.floor(opens / dayLong) % 7]
  const time = timeWords(opens)
  if (daysOn === 0 || !name) return { open: false, words: t('Closed now, opens at {time}', { time }) }
  if (daysOn === 1) return { open: false, words: t('Closed now, opens tomorrow at {time}', { time }) }
  return { open: false, words: t('Closed now, opens on {day} at {time}', { day: t(dayNames[name]), time }) }
}

/** End of the period that contains this minute, including adjoining periods. */
function closesAt(spells: Spell[], minute: number): number | undefined {
  let end = minute
  const covers = (spell: Spell, at: number) => at >= spell.from && at < spell.to
  for (;;) {
    const found = spells
      .flatMap(({ from, to }) => [0, weekLong, -weekLong].map((shift) => ({ from: from + shift, to: to + shift })))
      .find((spell) => covers(spell, end))
    if (!found) return end === minute ? undefined : end
    end = found.to
    if (end - minute >= weekLong) return end
  }
}
