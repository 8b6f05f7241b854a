import { and, eq, isNull } from 'drizzle-orm'
import type { CommentState } from '../../../../shared/content/comments.ts'
import { countLinks } from '../../../../shared/content/pages/count-links.ts'
import type { Ctx, User } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { comments } from './comments.tables.ts'

/** Comments with more links than this wait for moderation. */
const mostLinks = 2
/** Comments submitted faster than this (seconds) wait for moderation. */
const leastSeconds = 3

type Given = { comment: string; website?: string | undefined; seconds?: number | undefined }

/** State of a new comment: SPAM if the honeypot field was filled, WAITING if a heuristic or the site's setting says so (B94). */
export async function firstState(ctx: Ctx, writer: User, given: Given): Promise<CommentState> {
  if (given.website) return 'SPAM'
  if (writer.userType !== 'CUSTOMER') return 'SHOWN'
  if (countLinks(given.comment) > mostLinks) return 'WAITING'
  if (given.seconds !== undefined && given.seconds < leastSeconds) return 'WAITING'
  const { moderation } = ctx.site.settings.comments
  if (moderation === 'OFF') return 'SHOWN'
  if (moderation === 'ALL') return 'WAITING'
  return (await hasShown(ctx, writer.id)) ? 'SHOWN' : 'WAITING'
}

async function hasShown(ctx: Ctx, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: comments.id })
    .from(comments)
    .where(
      inSite(ctx, comments, and(eq(comments.userId, userId), eq(comments.state, 'SHOWN'), isNull(comments.answers))),
    )
    .limit(1)
  return rows.length > 0
}
