import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Changeable, useMayChange } from '../ui/may-change.tsx'
import { Screen, ScreenSkeleton } from '../ui/screen.tsx'
import { useOwnDraft, usePost } from './calls.ts'
import { PostForm } from './post-form.tsx'

export function NewPostScreen() {
  const draft = useOwnDraft('new', true)
  if (draft.error && !draft.data) return <Fault text={draft.error.message} retry={draft.refetch} />
  if (draft.data === undefined || !draft.isFetchedAfterMount) return <ScreenSkeleton />
  return <PostForm draft={draft.data} />
}

export function PostScreen() {
  const { id } = useParams({ from: '/posts/$id' })
  return <StoredPost key={id} id={id} />
}

function StoredPost({ id }: { id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = usePost(id)
  const mayChange = useMayChange()
  const draft = useOwnDraft(id, mayChange)
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
      <PostForm key={turn} post={data} draft={own} restart={restart} />
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
