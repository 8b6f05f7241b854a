/** The Indian financial year of a day (`2026-11-26`), April to March: `26-27`. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4))
  const first = day.slice(5, 7) >= '04' ? year : year - 1
  return `${twoDigits(first)}-${twoDigits(first + 1)}`
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
