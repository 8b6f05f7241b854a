import { z } from 'zod'
import { position } from './order-request-shapes.ts'

const lowered = z.int('Enter an amount in paise.').min(1, 'Enter an amount.')

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
      .max(500, 'Choose up to 500 items.')
      .default([]),
    shipping: z.int('Enter an amount in paise.').min(0, 'Enter 0 or more.').default(0),
  })
  .refine(({ lines }) => new Set(lines.map(({ position }) => position)).size === lines.length, {
    path: ['lines'],
    error: 'Name each item once.',
  })

export type PriceCut = z.output<typeof priceCut>
