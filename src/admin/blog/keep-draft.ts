import { useEffect, useLayoutEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../client/call.ts'
import { dropPostDraft, keepPostDraft } from '../../server/modules/content/posts/post-drafts.contract.ts'
import type { PostDraft } from '../../shared/content/blog/post-drafts.ts'
import { newId } from '../../shared/new-id.ts'
import { type DraftKeeper, draftKeeper, type KeepState } from './draft-keeper.ts'
import { draftOf, type PostFormApi, type PostValues } from './post-values.ts'

type Kept = Pick<PostDraft, 'content' | 'revision'>

export type KeptDraft = { state: KeepState; keeper: DraftKeeper<Kept> }

/** Browsers limit keepalive requests to 64 KB; a letter takes up to three bytes. */
const mostKeptAlive = 20_000

type Options = {
  form: PostFormApi
  /** The post's id, or `new`. */
  of: string
  /** The draft stored when the screen opened; the form continues from it. */
  draft: PostDraft | null
  dirty: boolean
}

/** Autosaves unsaved input of a post as the signed-in user's draft. */
export function useKeptDraft({ form, of, draft, dirty }: Options): KeptDraft {
  const [state, setState] = useState<KeepState>({ kind: draft ? 'kept' : 'none' })
  /** Each open form keeps a draft of its own: none overwrites or drops what another tab keeps. */
  const [names] = useState(() => ({ editor: newId(), savedAt: draft?.savedAt }))
  const [keeper] = useState(() =>
    draftKeeper<Kept>({
      kept: draft ? { content: draft.content, revision: draft.revision } : undefined,
      keep: (body, leaving) =>
        call(
          keepPostDraft,
          { params: { of }, body: { ...body, ...names } },
          { keepalive: leaving !== undefined && JSON.stringify(body).length < mostKeptAlive },
        ),
      drop: () => call(dropPostDraft, { params: { of }, query: names }),
      onState: setState,
    }),
  )
  useLayoutEffect(() => {
    if (draft) form.reset({ ...draft.content, revision: draft.revision }, { keepDefaultValues: true })
  }, [form, draft])
  const watched = useWatch({ control: form.control })
  // Read from the form: watched values may lag behind a reset, and would overwrite the stored draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever something was typed
  useEffect(() => {
    keeper.change(dirty ? keptOf(form.getValues()) : undefined)
  }, [keeper, form, watched, dirty])
  useEffect(() => {
    // A tab in the background may be closed without another event.
    const leave = () => document.visibilityState === 'hidden' && void keeper.flush('leaving')
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      keeper.stop()
    }
  }, [keeper])
  return { state, keeper }
}

/** With the revision: input that outlives a save belongs to the newer one. */
const keptOf = (values: PostValues): Kept => ({ content: draftOf(values), revision: values.revision })

/** The draft's state, as the bar of unsaved changes words it. */
export function noteOf(state: KeepState): string {
  if (state.kind === 'kept') return ', kept as your draft'
  if (state.kind === 'failed') return `, not kept: ${state.text}`
  return ''
}
