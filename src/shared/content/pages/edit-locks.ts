import { z } from 'zod'

/** Shapes of the lock that lets one tab at a time edit a page or post. Times are ISO instants. */

/** Kinds of thing that one tab at a time edits. */
export type LockedKind = 'page' | 'post'

/** Id of an editor tab. A change that names it is refused once another user or tab has the lock. */
export const editorName = z.string().regex(/^[a-zA-Z0-9-]{8,64}$/, 'The editor must name itself.')

/** `take: 'over'` takes the lock from its holder. */
export const lockBody = z.object({ editor: editorName, take: z.literal('over').optional() })

/** `holder` is another user, or the same one in another tab (`isYou`): two users may have one name. */
export const editLock = z.object({
  mine: z.boolean(),
  holder: z.object({ name: z.string(), isYou: z.boolean(), since: z.string() }).nullable(),
})

/** For a change that a program makes too: without an editor it is held by the revision alone. */
export const byEditor = z.object({ editor: editorName.optional() })

export type LockBody = z.output<typeof lockBody>
export type EditLock = z.output<typeof editLock>
