import { useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { OwnPostDraft } from '../../shared/content/blog/post-drafts.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useEditLock } from '../ui/edit-lock/use-edit-lock.ts'
import { useMayChange } from '../ui/may-change.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { postLock, useOwnDraft, usePost } from './calls.ts'
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
  const { id } = useParams({ from: '/blog/$id' })
  return <StoredPost key={id} id={id} />
}

function StoredPost({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = usePost(id)
  const mayChange = useMayChange()
  const [before, showBefore] = useState<string>()
  const draft = useOwnDraft(id, before, mayChange)
  const [turn, setTurn] = useState(0)
  const keeps = useRef(async () => true)
  /** @returns a function that starts the form again from what is stored now; undefined if reading failed */
  const read = async () => {
    const [post, own] = await Promise.all([refetch(), draft.refetch()])
    return post.isError || own.isError ? undefined : () => setTurn((before) => before + 1)
  }
  const editing = useEditLock(postLock, mayChange ? id : undefined, async () => {
    if (await keeps.current()) return read()
    throw new Error('Your last changes couldn’t be saved. Try again.')
  })
  const { lock } = editing
  const fault = error ?? draft.error
  if (fault && !(data && draft.data !== undefined))
    return <Fault text={fault.message} retry={() => Promise.all([refetch(), draft.refetch()])} />
  // Read-only staff see the stored post. A tab that has lost the lock keeps its input.
  const own = mayChange && (lock.mine || lock.lost) ? draft.data : null
  const isRead = isFetchedAfterMount && (!mayChange || draft.isFetchedAfterMount)
  if (!data || !isRead || own === undefined || !lock.known) return <ScreenSkeleton />
  return (
    <PostForm
      key={`${turn} ${before}`}
      post={data}
      draft={own}
      restart={async () => (await read())?.()}
      showNext={nextOf(own, showBefore)}
      editing={{ ...editing, keeps }}
    />
  )
}

function Fault({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  return (
    <Screen title="Post" back={{ to: '/blog', title: 'Blog' }} measure="narrow">
      <LoadFault text={text} retry={() => void retry()} />
    </Screen>
  )
}
