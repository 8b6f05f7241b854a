import { z } from 'zod'
import { largestWhole } from '../../whole-numbers.ts'

export const schemaVersion = 1
/** `marks`: maximum number of `<` in its texts, since each element is parsed whenever the page is saved. */
export const limits = { sections: 60, items: 200, bytes: 512 * 1024, marks: 10_000 }

/** When a section shows: by screen width, time, sign-in state and language. */
const when = z.object({
  screens: z.enum(['all', 'small', 'large']).default('all'),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** Shown to signed-in users, to others, or (default) to all. The HTML contains it for all. */
  signedIn: z.enum(['all', 'in', 'out']).optional(),
  /** Language tags (`hi`, `en-IN`) of the pages it shows on; all if absent. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language is a tag such as hi or en-IN.'))
    .max(40)
    .optional(),
})

/** Maximum number of areas of a section. */
export const mostAreas = 4

const sectionId = z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/)

/** The section that holds it, and the area there, counted from 0 (decision 026). */
const within = z.object({
  section: sectionId,
  area: z
    .int(`An area is a whole number from 0 to ${mostAreas - 1}.`)
    .min(0, `An area is a whole number from 0 to ${mostAreas - 1}.`)
    .max(mostAreas - 1, `An area is a whole number from 0 to ${mostAreas - 1}.`),
})

export const placedSection = z.object({
  id: sectionId,
  type: z.string().max(60),
  /** Version of the section's schema that `props` was written for. */
  v: z.number().int().positive().max(largestWhole).default(1),
  props: z.record(z.string(), z.unknown()).default({}),
  /** The owner's name for it in the editor; not public. */
  name: z.string().max(60).optional(),
  hidden: z.boolean().optional(),
  when: when.optional(),
  /** Absent for a section on the page itself. */
  within: within.optional(),
})

/** Content of a page. Header, footer and announcement are shared groups unless the page names its own. */
export const pageDocument = z.object({
  schemaVersion: z.literal(schemaVersion).default(schemaVersion),
  sections: z
    .array(placedSection)
    .max(limits.sections, `A page holds at most ${limits.sections} sections.`)
    .default([]),
  groups: z
    .object({ header: z.string().nullable(), footer: z.string().nullable(), announcement: z.string().nullable() })
    .partial()
    .optional(),
})

export type PlacedSection = z.output<typeof placedSection>
export type Within = z.output<typeof within>
export type PageDocument = z.output<typeof pageDocument>
