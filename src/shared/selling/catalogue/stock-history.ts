import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

/** Reasons of stock changes, as texts for staff. */
export const stockReasons = {
  RECEIVED: 'Stock added',
  RESERVED: 'Ordered',
  RELEASED: 'Order cancelled or not paid',
  RETURNED: 'Returned',
  CORRECTED: 'Stock taken off',
  WRITTEN_OFF: 'Written off',
} as const

export type StockReason = keyof typeof stockReasons

/** Newest first. */
export const stockHistoryQuery = z.object({ p: restList.p, s: restList.s })

export const stockMove = z.object({
  _id: z.string(),
  variant: z.object({ sku: z.string(), options: z.record(z.string(), z.string()) }),
  /** Pieces added; negative if taken away. */
  quantity: z.number().int(),
  /** Stock afterwards. */
  left: z.number().int(),
  reason: z.enum(Object.keys(stockReasons) as [StockReason, ...StockReason[]]),
  /** The order it belongs to. */
  order: z.object({ _id: z.string(), number: z.number().int() }).nullable(),
  created: z.string(),
})

export type StockMove = z.output<typeof stockMove>
