import { z } from 'zod'

/** The days between which an order should arrive: `2026-11-28`. */
export const arrival = z.object({ from: z.string(), to: z.string() })

export type Arrival = z.output<typeof arrival>
