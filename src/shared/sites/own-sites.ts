import { z } from 'zod'

/** A site of an owner or staff member, for switching sites. */
export const ownSite = z.object({
  /** Sub-domain, which identifies it in calls. */
  key: z.string(),
  name: z.string(),
  origin: z.string(),
  /** Whether it is the current site. */
  isHere: z.boolean(),
})

export type OwnSite = z.output<typeof ownSite>
