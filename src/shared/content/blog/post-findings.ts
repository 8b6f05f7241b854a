import { z } from 'zod'
import { postDraftContent } from './post-drafts.ts'

const postFindingKinds = ['gone', 'link', 'picture', 'heading', 'search', 'sorting', 'address', 'sample'] as const

/** Fields that a finding leads to. */
const postFindingFields = [
  'path',
  'shortDescription',
  'body',
  'authorId',
  'categoryIds',
  'mediaId',
  'relatedIds',
  'seoDescription',
  'seoMediaId',
] as const

/** A warning about a post, which does not prevent publishing. */
export const postFinding = z.object({
  kind: z.enum(postFindingKinds),
  message: z.string(),
  field: z.enum(postFindingFields),
})

/** A post as it stands in its form, whether it could be saved or not. */
export const postToCheck = z.object({ content: postDraftContent })

export type PostFindingField = (typeof postFindingFields)[number]
export type PostFinding = z.output<typeof postFinding>
