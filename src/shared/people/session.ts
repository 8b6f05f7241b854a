import * as z from 'zod/mini'

/** Where somebody is signed in; instants are ISO 8601. */
export const session = z.object({
  _id: z.string(),
  /** “Chrome on Android”; empty when the device did not tell. */
  device: z.string(),
  created: z.string(),
  used: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})

export type Session = z.output<typeof session>
