import { z } from 'zod'

export const schemaVersion = 1
/** `marks` are how often its texts may have `<`: each element is looked at whenever the page is saved. */
export const limits = { sections: 60, items: 200, bytes: 512 * 1024, marks: 10_000 }

/** When a section shows: by width of the screen, between two instants, to whom, and in which languages. */
const when = z.object({
  screens: z.enum(['all', 'small', 'large']).default('all'),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  /** To those who are signed in, or to those who are not; without it to all. The page carries it for everybody. */
  signedIn: z.enum(['all', 'in', 'out']).optional(),
  /** Language tags (`hi`, `en-IN`) of the pages that it shows on; without any, on all. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'A language is a tag such as hi or en-IN.'))
    .max(40)
    .optional(),
})

/** As many areas as a section may have. */
export const mostAreas = 4

const sectionId = z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/)

/** The area that a section stands in, counted from 0, and the section that has it (decision 026). */
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
  v: z.number().int().positive().default(1),
  props: z.record(z.string(), z.unknown()).default({}),
  /** What its owner calls it in the editor; visitors never see it. */
  name: z.string().max(60).optional(),
  hidden: z.boolean().optional(),
  when: when.optional(),
  /** Without it the section stands on the page itself. */
  within: within.optional(),
})

/** What a page is made of. Header, footer and announcement are shared groups unless the page names its own. */
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
