import { z } from 'zod'

/** A site that somebody owns or serves, for whoever goes from one to another. */
export const ownSite = z.object({
  /** Its sub-domain, which names it in calls. */
  key: z.string(),
  name: z.string(),
  origin: z.string(),
  /** Whether it is the one that the person is at. */
  isHere: z.boolean(),
})

export type OwnSite = z.output<typeof ownSite>
