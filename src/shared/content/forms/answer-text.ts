import { datePattern } from '../../rules.ts'
import { longDate } from '../../times.ts'

/** An answer for people: the day `2027-02-14` becomes 14 February 2027. */
export function answerText(value: string): string {
  const isDay = datePattern.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? longDate(value, 'UTC') : value
}
