import { useEffect, useLayoutEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { dropPostDraft, keepPostDraft } from '../../server/modules/content/posts/posts.contract.ts'
import type { PostDraft, PostDraftContent } from '../../shared/content/post-drafts.ts'
import { type DraftKeeper, draftKeeper, type KeepState } from './draft-keeper.ts'
import { draftOf, type PostFormApi } from './post-values.ts'

export type KeptDraft = { state: KeepState; keeper: DraftKeeper<PostDraftContent> }

/** Browsers send no more than 64 KB from a page that is being left; a letter takes up to three bytes. */
const mostKeptAlive = 20_000

type Options = {
  form: PostFormApi
  /** The post's id, or `new`. */
  of: string
  /** What was kept when the screen opened: the form goes on with it. */
  draft: PostDraft | null
  dirty: boolean
}

/** Keeps what is typed of a post and not saved, for whoever types it. */
export function useKeptDraft({ form, of, draft, dirty }: Options): KeptDraft {
  const [state, setState] = useState<KeepState>({ kind: draft ? 'kept' : 'none' })
  const [keeper] = useState(() =>
    draftKeeper<PostDraftContent>({
      kept: draft?.content,
      keep: (content, leaving) =>
        call(
          keepPostDraft,
          { params: { of }, body: { content, revision: form.getValues('revision') } },
          { keepalive: leaving !== undefined && JSON.stringify(content).length < mostKeptAlive },
        ),
      drop: () => call(dropPostDraft, { params: { of } }),
      onState: setState,
    }),
  )
  useLayoutEffect(() => {
    if (draft) form.reset({ ...draft.content, revision: draft.revision }, { keepDefaultValues: true })
  }, [form, draft])
  const watched = useWatch({ control: form.control })
  // Asked of the form: what is watched may lag behind a reset, and what was kept would be written over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever something was typed
  useEffect(() => {
    keeper.change(dirty ? draftOf(form.getValues()) : undefined)
  }, [keeper, form, watched, dirty])
  useEffect(() => {
    // A tab that goes to the background may be closed without another word.
    const leave = () => document.visibilityState === 'hidden' && void keeper.flush('leaving')
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keeper.stop()
    }
  }, [keeper])
  return { state, keeper }
}

/** What the bar of unsaved changes says of it. */
export function noteOf(state: KeepState): string {
  if (state.kind === 'kept') return ', kept as your draft'
  if (state.kind === 'failed') return `, not kept: ${state.text}`
  return ''
}
