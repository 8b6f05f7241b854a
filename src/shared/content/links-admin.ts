import { z } from 'zod'
import { kindNames } from './kinds/index.ts'
import { pageKinds } from './pages-admin.ts'

/** What pages and texts can link to or show, and a site can delete. */
export const linkedKinds = [...kindNames, 'brand', 'form'] as const

const mostAtOnce = 200

/** Ids in a query, parted by commas. */
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid('Please give the ids.')).max(mostAtOnce, `Please give at most ${mostAtOnce} ids.`))

export const linksQuery = z.object({ kind: z.enum(linkedKinds), ids })

/** A page or text that links to something, and where the admin changes it. */
export const linkPlace = z.object({
  kind: z.enum([...pageKinds, 'post', 'product']),
  title: z.string(),
  href: z.string(),
  /** Visitors see the link now; otherwise it stands in a draft. */
  isShown: z.boolean(),
})

export type LinkedKind = (typeof linkedKinds)[number]
export type LinksQuery = z.output<typeof linksQuery>
export type LinkPlace = z.output<typeof linkPlace>
