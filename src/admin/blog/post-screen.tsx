import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { OwnPostDraft } from '../../shared/content/post-drafts.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Changeable, useMayChange } from '../ui/may-change.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { useOwnDraft, usePost } from './calls.ts'
import { PostForm } from './post-form.tsx'

export function NewPostScreen() {
  const [before, showBefore] = useState<string>()
  const draft = useOwnDraft('new', before, true)
  if (draft.error && !draft.data) return <Fault text={draft.error.message} retry={draft.refetch} />
  if (draft.data === undefined || !draft.isFetchedAfterMount) return <ScreenSkeleton />
  return <PostForm key={before} draft={draft.data} showNext={nextOf(draft.data, showBefore)} />
}

/** Shows the draft of another tab; undefined if there is none. */
function nextOf(draft: OwnPostDraft | null, showBefore: (savedAt: string) => void) {
  return draft && draft.count > 1 ? () => showBefore(draft.savedAt) : undefined
}

export function PostScreen() {
  const { id } = useParams({ from: '/posts/$id' })
  return <StoredPost key={id} id={id} />
}

function StoredPost({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = usePost(id)
  const mayChange = useMayChange()
  const [before, showBefore] = useState<string>()
  const draft = useOwnDraft(id, before, mayChange)
  const [turn, setTurn] = useState(0)
  // Starts the form again from what is stored now.
  const restart = async () => {
    await Promise.all([refetch(), draft.refetch()])
    setTurn((before) => before + 1)
  }
  const fault = error ?? draft.error
  if (fault && !(data && draft.data !== undefined))
    return <Fault text={fault.message} retry={() => Promise.all([refetch(), draft.refetch()])} />
  const own = mayChange ? draft.data : null
  if (!data || !isFetchedAfterMount || own === undefined || (mayChange && !draft.isFetchedAfterMount))
    return <ScreenSkeleton />
  return (
    <Changeable>
      <PostForm
        key={`${turn} ${before}`}
        post={data}
        draft={own}
        restart={restart}
        showNext={nextOf(own, showBefore)}
      />
    </Changeable>
  )
}

function Fault({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  return (
    <Screen title="Post" back={{ to: '/posts', title: 'Blog' }} measure="narrow">
      <LoadFault text={text} retry={() => void retry()} />
    </Screen>
  )
}
