import { z } from 'zod'
import { revision } from '../../whole-numbers.ts'

/** A size guide for shoppers, shared by products or categories. */
export const sizeGuideTable = z.object({
  _id: z.string(),
  title: z.string(),
  /** HTML. */
  note: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
})

export type SizeGuideTable = z.output<typeof sizeGuideTable>

const cell = z.string().trim().max(100, 'Use at most 100 characters.')

/** Input of a size guide. */
export const sizeGuideInput = z
  .object({
    title: z.string().trim().min(1, 'Enter a name.').max(100),
    columns: z.array(cell).min(1, 'Enter at least one column.').max(12, 'A size guide has at most 12 columns.'),
    rows: z.array(z.array(cell)).max(60, 'A size guide has at most 60 rows.'),
    /** HTML, sanitised when stored. */
    note: z.string().max(10_000).default(''),
  })
  .superRefine(({ columns, rows }, issues) => {
    for (const [index, row] of rows.entries())
      if (row.length !== columns.length)
        issues.addIssue({
          code: 'custom',
          path: ['rows', index],
          message: 'A row has as many cells as there are columns.',
        })
  })

export type SizeGuideInput = z.output<typeof sizeGuideInput>

export const sizeGuideChange = sizeGuideInput.safeExtend({ revision })

/** A size guide for the owner, with the number of products and categories that name it directly. */
export const sizeGuideRow = sizeGuideTable.extend({
  products: z.number().int(),
  categories: z.number().int(),
  revision: z.number().int(),
})

export type SizeGuideRow = z.output<typeof sizeGuideRow>
