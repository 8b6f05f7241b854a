import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { PostDraftContent } from '../../shared/content/blog/post-drafts.ts'
import type { PostForEditing, postChange } from '../../shared/content/blog/posts.ts'

export type PostValues = z.input<typeof postChange>
export type PostFormApi = UseFormReturn<PostValues, unknown, z.output<typeof postChange>>

/** Initial values of a new post's form. */
export const emptyPost: PostValues = {
  ...{ title: '', path: '', shortDescription: '', body: '', tags: [], mediaId: null, authorId: null },
  ...{
    categoryIds: [],
    relatedIds: [],
    seoTitle: '',
    seoDescription: '',
    seoMediaId: null,
    status: 'DRAFT',
    publishAt: null,
    revision: 0,
  },
}

/** A stored post as its form holds it. */
export function valuesOf({ _id: _, changedAt: __, image: ___, ...values }: PostForEditing): PostValues {
  return values
}

/** The content of a form that is stored as a draft. */
export function draftOf({ revision: _, ...typed }: PostValues): PostDraftContent {
  const { revision: __, ...begins } = emptyPost
  // A field that was never edited may be missing.
  return { ...begins, ...typed } as PostDraftContent
}
