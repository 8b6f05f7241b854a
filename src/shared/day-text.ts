/** Days in the format of the site's locale: `21/11/2026` in India, `11/21/2026` in the United States. */

type Part = 'day' | 'month' | 'year'

/** With Latin digits, which every keyboard has. */
function formatFor(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, {
    timeZone: 'UTC',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
}

function orderOf(locale: string): Part[] {
  const parts = formatFor(locale).formatToParts(new Date(0))
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}

/** The locale's date pattern: `DD/MM/YYYY`. */
export function dayPattern(locale: string): string {
  const signs: Partial<Record<string, string>> = { day: 'DD', month: 'MM', year: 'YYYY' }
  const parts = formatFor(locale).formatToParts(new Date(0))
  return parts.map(({ type, value }) => signs[type] ?? value).join('')
}

/** `2026-11-21` in the locale's format; empty for no or an invalid day. */
export function showDay(day: string | undefined, locale: string): string {
  const instant = new Date(`${day}T00:00:00Z`)
  return day && !Number.isNaN(instant.getTime()) ? formatFor(locale).format(instant) : ''
}

/** No order is older, and it rejects half-typed years. */
const earliest = '1900-01-01'

/**
 * Parses a typed day to `2026-11-21`: in the locale's order, with any separator, two-digit years in this century; or in ISO
 * format.
 * @returns undefined for an invalid day
 */
export function readDay(text: string, locale: string): string | undefined {
  const numbers = text
    .trim()
    .split(/[^\d]+/)
    .filter(Boolean)
  if (numbers.length !== 3) return undefined
  const order: Part[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : orderOf(locale)
  const part = Object.fromEntries(order.map((name, index) => [name, numbers[index] ?? '']))
  const year = part.year?.length === 2 ? `20${part.year}` : (part.year ?? '')
  const day = `${year}-${part.month?.padStart(2, '0')}-${part.day?.padStart(2, '0')}`
  const instant = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === day
  return exists && day >= earliest ? day : undefined
}
