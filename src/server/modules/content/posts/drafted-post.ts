import type { Post } from '../../../../shared/content/blog/posts.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Previewed } from '../preview-links/index.ts'
import { findOwnDraft, requirePost } from './post-drafts.ts'
import { postAsWritten } from './whole-post.ts'

/** Preview links show a post with what their maker has typed and not saved. */
export const previewedPost: Previewed = { kind: 'post', find: requirePost }

/** A post in any state, with the user's newest unsaved draft. */
export async function findDraftedPost(ctx: Ctx, id: string, userId: string): Promise<Post | undefined> {
  const draft = await findOwnDraft(ctx, id, userId)
  return postAsWritten(ctx, id, draft?.content)
}
