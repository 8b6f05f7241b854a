import type { GstChange } from '../../../../../shared/selling/invoices/gst-rates.ts'
import { isDay, rateOf } from './values.ts'

/** Later GST rates in one cell: a line of `2027-04-01: 18` for each. */
export const ratesInCell = (changes: GstChange[]): string =>
  changes.map(({ from, rate }) => `${from}: ${rate}`).join('\n')

/** The rate of a line, and its first day; undefined where that is none. */
export function rateOfLine(line: string): GstChange | undefined {
  const [, from = '', percent = ''] = /^([\d-]+)[:;,\s]+([\d.]+\s*%?)$/.exec(line) ?? []
  const rate = rateOf(percent)
  return isDay(from) && rate !== undefined ? { from, rate } : undefined
}
