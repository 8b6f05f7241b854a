import { z } from 'zod'

/** Notes of staff. */

/** Shown to the customer, or kept with what was done. */
export const shortNote = z.string().trim().max(500)

export const noteBody = z.object({
  note: z.string().trim().min(1, 'Write something.').max(2_000, 'A note may have up to 2,000 characters.'),
})
