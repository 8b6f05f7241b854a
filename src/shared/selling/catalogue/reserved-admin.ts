import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

/** `q` is a product, an SKU, an order number, or its buyer's name or email. The earliest end comes first by default. */
export const reservedQuery = z.object({ ...restList, sort: z.enum(['until', 'since', 'pieces']).default('until') })

/** Pieces of a variant reserved by an unpaid order. */
export const reservedRow = z.object({
  _id: z.string(),
  product: z.object({ name: z.string(), sku: z.string(), options: z.record(z.string(), z.string()) }),
  pieces: z.number().int(),
  /** ISO 8601. */
  since: z.string(),
  until: z.string().nullable(),
  customer: z.object({ name: z.string(), email: z.string() }),
  /** The order, with all pieces it reserves. */
  order: z.object({ _id: z.string(), number: z.number().int(), pieces: z.number().int() }),
})

export type ReservedQuery = z.output<typeof reservedQuery>
export type ReservedRow = z.output<typeof reservedRow>
