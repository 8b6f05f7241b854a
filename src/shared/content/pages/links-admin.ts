import { z } from 'zod'
import { kindNames } from '../kinds/index.ts'
import { pageKinds } from './pages-admin.ts'

/** Things that can be linked to or shown, and deleted. */
export const linkedKinds = [...kindNames, 'brand', 'form'] as const

const mostAtOnce = 200

/** Ids in a query, separated by commas. */
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid('Send the ids.')).max(mostAtOnce, `Send at most ${mostAtOnce} ids.`))

export const linksQuery = z.object({ kind: z.enum(linkedKinds), ids })

/** A page or text with a link to something, and where the admin edits it. */
export const linkPlace = z.object({
  kind: z.enum([...pageKinds, 'post', 'product']),
  title: z.string(),
  href: z.string(),
  /** True if visitors see the link now; false if only a draft has it. */
  isShown: z.boolean(),
})

export type LinkedKind = (typeof linkedKinds)[number]
export type LinksQuery = z.output<typeof linksQuery>
export type LinkPlace = z.output<typeof linkPlace>
