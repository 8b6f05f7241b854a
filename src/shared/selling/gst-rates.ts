import { z } from 'zod'

/** GST rates in percent. */
export const gstRates = [0, 3, 5, 18, 40] as const

export type GstRate = (typeof gstRates)[number]

const gstChange = z.object({ from: z.iso.date('Please enter the date.'), rate: z.literal(gstRates) })

export type GstChange = z.output<typeof gstChange>

/** Rates that hold from a day on, the earliest first, whatever order they were entered in. Days are the site's. */
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

/** The rate of a product on a day (`2026-04-01`): that of the last change that has begun, or the one before all of them. */
export function gstRateOn(
  { gstRate, gstChanges }: { gstRate: GstRate; gstChanges: GstChange[] },
  day: string,
): GstRate {
  return gstChanges.findLast(({ from }) => from <= day)?.rate ?? gstRate
}
