import { z } from 'zod'

/** Tables of GSTR-1 that have a file here, as the government's offline tool names its sheets. */
export const gstr1Files = {
  b2b: 'Invoices to registered buyers',
  b2cl: 'Large invoices to other states',
  b2cs: 'Other sales, by place and rate',
  cdnr: 'Credit notes of registered buyers',
  cdnur: 'Credit notes of large invoices',
  exemp: 'Supplies at 0 %',
  'hsn-b2b': 'HSN summary, registered buyers',
  'hsn-b2c': 'HSN summary, other buyers',
  docs: 'Numbers of documents issued',
} as const

export type Gstr1File = keyof typeof gstr1Files

export const gstr1FileNames = Object.keys(gstr1Files) as [Gstr1File, ...Gstr1File[]]

export const gstr1Query = z.object({
  /** `2026-11`, in the site's time zone. */
  month: z.string('Enter a month.').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.'),
})

/** Table in which an invoice is reported, and with it its credit notes. */
export const sections = ['B2B', 'B2CL', 'B2CS'] as const

export type Section = (typeof sections)[number]

/**
 * Invoices of more than this (paise) to unregistered buyers in other states are reported one by one (B2CL). CGST Rules, rule 59(4),
 * as amended by Notification 12/2024 – Central Tax with effect from 1 August 2024; ₹2,50,000 before.
 */
export const largeInvoice = 1_00_000_00

/**
 * The last day for a credit note that lowers the tax of an invoice of this day: 30 November after the end of its financial year (CGST Act,
 * section 34(2)).
 */
export function lastDayToLower(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return `${month < 4 ? year : year + 1}-11-30`
}
