import { z } from 'zod'

/** Beginnings of the numbers of invoices, bills of supply and credit notes; a number has at most 16 characters (rule 46). */

const stored = (standard: string) => z.string().max(3).default(standard)

export const storedInvoicePrefixes = z.object({
  invoice: stored('INV'),
  billOfSupply: stored('BOS'),
  creditNote: stored('CRN'),
})

const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,3}$/, 'Use 1 to 3 letters or digits.')

const names = ['invoice', 'billOfSupply', 'creditNote'] as const

export const invoicePrefixes = z
  .object({ invoice: prefix, billOfSupply: prefix, creditNote: prefix })
  .superRefine((prefixes, issues) => {
    for (const [index, name] of names.entries())
      if (names.slice(0, index).some((earlier) => prefixes[earlier] === prefixes[name]))
        issues.addIssue({ code: 'custom', path: [name], message: 'Use another prefix for each document.' })
  })
