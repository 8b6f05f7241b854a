import { financialYear } from './financial-year.ts'

/** Longest number of an invoice (CGST Rules, rule 46). */
export const longestNumber = 16

/** A series: `INV/26-27`. Its numbers are counted together. */
export function seriesOf(prefix: string, day: string): string {
  return `${prefix}/${financialYear(day)}`
}

/** A number of a series, `INV/26-27/000123`. From a million on, the first slash makes room for a seventh digit. */
export function numberIn(series: string, count: number): string {
  const digits = String(count).padStart(6, '0')
  return `${digits.length > 6 ? series.replace('/', '') : series}/${digits}`
}
