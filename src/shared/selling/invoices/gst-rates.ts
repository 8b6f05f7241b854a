import { z } from 'zod'

/**
 * GST rates in percent, as they are from 22 September 2025 on: Notification 9/2025 – Central Tax (Rate), Schedules I (5), II (18), III (40) and
 * IV (3), and 10/2025 for exempt goods (0). The rates of rough and polished stones (0.25 and 1.5) are not offered. A product takes a rate
 * of later days by `gstChanges`.
 */
export const gstRates = [0, 3, 5, 18, 40] as const

export type GstRate = (typeof gstRates)[number]

const gstChange = z.object({ from: z.iso.date('Enter the date.'), rate: z.literal(gstRates) })

export type GstChange = z.output<typeof gstChange>

/** Rates by start day, sorted, in whatever order they were entered. Days are in the site's time zone. */
export const gstChanges = z
  .array(gstChange)
  .max(20, 'A product may have at most 20 dated rates.')
  .superRefine((changes, issues) => {
    const seen = new Set<string>()
    for (const [index, { from }] of changes.entries()) {
      if (seen.has(from))
        issues.addIssue({ code: 'custom', path: [index, 'from'], message: 'Another rate begins on this day.' })
      seen.add(from)
    }
  })
  .transform((changes) => changes.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
  .default([])

/** A product's rate on a day (`2026-04-01`): the latest change begun by then, else the base rate. */
export function gstRateOn(
  { gstRate, gstChanges }: { gstRate: GstRate; gstChanges: GstChange[] },
  day: string,
): GstRate {
  return gstChanges.findLast(({ from }) => from <= day)?.rate ?? gstRate
}
