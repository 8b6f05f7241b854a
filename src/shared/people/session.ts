import * as z from 'zod/mini'

/** A signed-in device of the user; instants are ISO 8601. */
export const session = z.object({
  _id: z.string(),
  /** “Chrome on Android”; empty if unknown. */
  device: z.string(),
  created: z.string(),
  used: z.string(),
  /** Whether it is the session of this request. */
  isThis: z.boolean(),
})

export type Session = z.output<typeof session>
