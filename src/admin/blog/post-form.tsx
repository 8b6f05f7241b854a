import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changePost, createPost } from '../../server/modules/content/posts/posts.contract.ts'
import type { PostDraft } from '../../shared/content/blog/post-drafts.ts'
import { type PostForEditing, postChange } from '../../shared/content/blog/posts.ts'
import { Button } from '../../ui/button.tsx'
import { nameOfEditor } from '../ui/edit-lock/editor-name.ts'
import { LockNotice } from '../ui/edit-lock/lock-notice.tsx'
import { Changeable, MayChange, useMayChange } from '../ui/may-change.tsx'
import { PreviewLinks } from '../ui/preview-links.tsx'
import { useRecordForm } from '../ui/record-form.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { Screen } from '../ui/screen.tsx'
import { isStaleAnswer, StaleNotice } from '../ui/stale.tsx'
import { fetchPost, isLocked, postPreviews, useRefreshPosts } from './calls.ts'
import { noteOf, useKeptDraft } from './keep-draft.ts'
import { PostActions } from './post-actions.tsx'
import { PostCheck, usePostCheck } from './post-check.tsx'
import { Another, Restored } from './post-notices.tsx'
import { PostSide } from './post-side.tsx'
import { PostStatusBadge } from './post-status.tsx'
import { PostText } from './post-text.tsx'
import { emptyPost, valuesOf } from './post-values.ts'
import { type Editing, keptText, useKeptLock } from './use-kept-lock.ts'

type Props = {
  /** The stored post; undefined for a new one. */
  post?: PostForEditing
  /** The signed-in user's unsaved draft. */
  draft: PostDraft | null
  restart?: () => Promise<void>
  /** Shows a draft of another tab. */
  showNext?: (() => void) | undefined
  /** The lock of a stored post. */
  editing?: Editing
}

/** The form of a post, saved as a whole. Unsaved input is stored as the user's draft. */
export function PostForm({ post, draft, restart, showNext, editing }: Props) {
  const saved = useRef<() => Promise<unknown>>(async () => {})
  const { save, isStale, setStale } = useSavePost({
    post,
    draft,
    onSaved: () => saved.current(),
    onLost: editing?.lose,
  })
  const record = useRecordForm({ schema: postChange, values: post ? valuesOf(post) : emptyPost, save })
  const { form, dirty } = record
  const { state, keeper } = useKeptDraft({ form, of: post?._id ?? 'new', draft, dirty })
  useKeptLock(editing, state, keeper.flush)
  const mayWrite = useMayChange()
  const isAway = editing?.lock.mine === false
  const mayChange = mayWrite && !isAway
  const [restored, setRestored] = useState(draft)
  const forget = () => {
    setRestored(null)
    keeper.change(undefined)
    return keeper.flush()
  }
  saved.current = forget
  const discard = () => {
    record.discard()
    void forget()
  }
  const goOn = async (id: string) => {
    form.setValue('revision', (await fetchPost(id)).revision)
    setStale(false)
  }
  const check = usePostCheck(post?._id ?? 'new', record.submit)
  const submit = () => {
    if (mayChange) void form.handleSubmit(() => check.begin(form.getValues()))()
  }
  const publish = () =>
    void form.handleSubmit(() =>
      check.begin({ ...form.getValues(), status: 'PUBLISHED' }, () => {
        form.setValue('status', 'PUBLISHED', { shouldDirty: true })
        record.submit()
      }),
    )()
  const busy = record.busy || check.checking
  const title = post?.title ?? 'New post'
  return (
    <Screen
      title={title}
      badge={post && <PostStatusBadge status={post.status} />}
      back={{ to: '/blog', title: 'Blog' }}
      actions={
        <>
          {post && <PostActions post={post} form={form} keep={keeper.flush} locked={isAway} />}
          {mayChange && post?.status !== 'PUBLISHED' && (
            <Button busy={busy} onClick={publish}>
              Publish
            </Button>
          )}
        </>
      }
    >
      {isAway && (
        <div className="mb-6">
          <LockNotice
            thing="post"
            lock={editing.lock}
            kept={dirty ? keptText(state) : undefined}
            onTake={() => void editing.takeOver()}
          />
        </div>
      )}
      {mayChange && isStale && post && restart && (
        <StaleNotice thing="post" restart={() => forget().then(restart)} goOn={() => goOn(post._id)} />
      )}
      {mayChange && restored && dirty && !isStale && <Restored draft={restored} discard={discard} />}
      {mayChange && showNext && <Another show={() => void keeper.flush().then((isKept) => isKept && showNext())} />}
      <MayChange value={mayChange}>
        <Changeable>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
              <PostText form={form} isNew={post === undefined} />
              <PostSide form={form} of={post?._id} />
            </div>
            {/* Enter in a field saves, as in every form. */}
            <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
              Save
            </button>
          </form>
        </Changeable>
      </MayChange>
      {post && <PreviewLinks id={post._id} calls={postPreviews} mayEnd={mayWrite} />}
      <PostCheck check={check} />
      <MayChange value={mayChange}>
        <Changeable>
          <SaveBar
            form={{ ...record, discard, submit, busy }}
            name={post ? `“${title}”` : 'the new post'}
            draft={{ note: noteOf(state), isKept: state.kind === 'kept', keep: keeper.flush }}
          />
        </Changeable>
      </MayChange>
    </Screen>
  )
}

type Saving = Pick<Props, 'post' | 'draft'> & { onSaved: () => Promise<unknown>; onLost: (() => void) | undefined }

function useSavePost({ post, draft, onSaved, onLost }: Saving) {
  const navigate = useNavigate()
  const refresh = useRefreshPosts()
  const [isStale, setStale] = useState(Boolean(post && draft && draft.revision !== post.revision))
  const save = async (body: z.output<typeof postChange>) => {
    try {
      const { data } = post
        ? await call(changePost, { params: { id: post._id }, body: { ...body, editor: nameOfEditor() } })
        : await call(createPost, { body })
      const [stored] = await Promise.all([fetchPost(data._id), onSaved()])
      void refresh()
      const isOut = body.status === 'PUBLISHED' && post?.status !== 'PUBLISHED'
      toast.success(isOut ? 'Post published' : post ? 'Post saved' : 'Post added')
      if (!post) await navigate({ to: '/blog/$id', params: { id: data._id }, replace: true, ignoreBlocker: true })
      return valuesOf(stored)
    } catch (error) {
      if (isLocked(error)) onLost?.()
      setStale(isStaleAnswer(error))
      throw error
    }
  }
  return { save, isStale, setStale }
}
