import { z } from 'zod'

/** Expected delivery, first and last day: `2026-11-28`. */
export const arrival = z.object({ from: z.string(), to: z.string() })

export type Arrival = z.output<typeof arrival>
