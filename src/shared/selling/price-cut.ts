import { z } from 'zod'
import { position } from './order-request-shapes.ts'

const lowered = z.int('Please enter an amount in paise.').min(1, 'Please enter an amount.')

/** By how much a refund lowers the price of lines, and of the shipping; minor units, GST included. */
export const priceCut = z
  .object({
    lines: z
      .array(
        z.object({
          position,
          amount: lowered,
        }),
      )
      .max(500, 'Please choose up to 500 items.')
      .default([]),
    shipping: z.int('Please enter an amount in paise.').min(0, 'Please enter 0 or more.').default(0),
  })
  .refine(({ lines }) => new Set(lines.map(({ position }) => position)).size === lines.length, {
    path: ['lines'],
    error: 'Please name each item once.',
  })

export type PriceCut = z.output<typeof priceCut>
