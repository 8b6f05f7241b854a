import { addDays, type Weekday, weekdayOf } from '../../days.ts'
import { statesOfPin } from '../../people/pincode.ts'
import { perObject } from '../../per-object.ts'
import type { Arrival } from './arrival.ts'
import type { Delivery, Zone } from './delivery.ts'
import { type PinRange, readPins } from './pin-ranges.ts'

/** A place of delivery. Without a state, that of the PIN code counts. */
export type Place = { pincode: string; state?: string | undefined }

/**
 * The zone of a place: the first that names its PIN code, else the first that names its state (B246). A PIN code that may lie in
 * several states is taken to be in the first of them.
 */
export function zoneOf({ zones }: Pick<Delivery, 'zones'>, { pincode, state }: Place): Zone | undefined {
  const pin = Number(pincode)
  const where = state ?? statesOfPin(pincode)?.[0]
  return (
    zones.find((zone) => rangesOf(zone).some(([first, last]) => first <= pin && pin <= last)) ??
    zones.find(({ states }) => states.some((each) => each === where))
  )
}

/** The PIN codes of a zone, read once: settings stay the same object until they change. */
const rangesOf = perObject(({ pins }: Zone): PinRange[] => readPins(pins).pins)

type Days = { daysFrom: number; daysTo: number }
type Moment = { day: string; hour: number }
type DayRules = Pick<Delivery, 'cutOff' | 'daysOff' | 'holidays'>

/**
 * The delivery dates of an order made at an hour of a day; null without a promise. The days count from the day of the order, or from the
 * next one after the cut-off hour, and skip holidays and the week's days off.
 */
export function arrivalAfter(at: Moment, { daysFrom, daysTo }: Days, rules: DayRules): Arrival | null {
  if (daysTo === 0) return null
  const { start, closed } = countFrom(at, rules)
  return { from: after(start, daysFrom, closed), to: after(start, daysTo, closed) }
}

/** The day on which an order made at an hour of a day is ready to collect, counted as `arrivalAfter` counts (B297). */
export function readyAfter(at: Moment, days: number, rules: DayRules): string {
  const { start, closed } = countFrom(at, rules)
  return after(start, days, closed)
}

function countFrom({ day, hour }: Moment, { cutOff, daysOff, holidays }: DayRules): { start: string; closed: Closed } {
  const closed: Closed = { days: new Set(holidays), weekdays: new Set(daysOff) }
  return { start: nextOpen(cutOff > 0 && hour >= cutOff ? addDays(day, 1) : day, closed), closed }
}

type Closed = { days: Set<string>; weekdays: Set<Weekday> }

function nextOpen(day: string, closed: Closed): string {
  const isClosed = closed.days.has(day) || closed.weekdays.has(weekdayOf(day))
  return isClosed ? nextOpen(addDays(day, 1), closed) : day
}

function after(day: string, count: number, closed: Closed): string {
  return count === 0 ? day : after(nextOpen(addDays(day, 1), closed), count - 1, closed)
}
