import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { addComment } from '../../server/modules/content/comments/comments.contract.ts'
import type { PostComment } from '../../shared/content/comments.ts'
import { longestComment } from '../../shared/content/longest-comment.ts'
import { say } from '../../shared/own-words.ts'
import { commentTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useComments } from './use-comments.ts'

type Texts = { label: string; button: string }
type Props = { postId: string; timeZone: string; texts: Texts }

/** The comments on a post and a box to write one (E8, T6, T7, V4, X3). Without a post it is an example that does nothing. */
export default function CommentsArea({ postId, timeZone, texts }: Props) {
  const { comments, mayBeMore, fault, reload, more } = useComments(postId)
  return (
    <div inert={!postId}>
      <CommentForm postId={postId} texts={texts} onAdded={reload} />
      <div className="mt-10" aria-live="polite">
        {!comments && !fault && <CommentsSkeleton />}
        {comments?.length === 0 && !fault && (
          <p className="text-ink-soft">No comments yet. Yours would be the first.</p>
        )}
        {comments && comments.length > 0 && (
          <ol className="divide-y divide-line border-t border-line">
            {comments.map((comment) => (
              <Comment key={comment._id} comment={comment} timeZone={timeZone} />
            ))}
          </ol>
        )}
      </div>
      {fault && <LoadFault text={fault} retry={() => void (comments ? more() : reload())} />}
      {mayBeMore && !fault && (
        <Button look="secondary" className="mt-6" onClick={() => void more()}>
          Show more
        </Button>
      )}
    </div>
  )
}

function Comment({ comment: { comment, created, $card_data }, timeZone }: { comment: PostComment; timeZone: string }) {
  const [writer] = $card_data.userId
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="min-w-0 wrap-anywhere">{writer?.title}</b>
        <time dateTime={created} className="text-sm text-ink-soft">
          {commentTime(created, timeZone)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{comment}</p>
    </li>
  )
}

type FormProps = { postId: string; texts: Texts; onAdded: () => Promise<void> }

function CommentForm({ postId, texts, onAdded }: FormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()

  // Whoever was sent to sign in finds again what they had typed.
  useEffect(() => {
    const kept = takeKept(postId)
    if (kept && box.current && box.current.value === '') box.current.value = kept
  }, [postId])

  const signInFirst = (comment: string) => {
    keep(postId, comment)
    goToLogin()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const comment = box.current?.value.trim() ?? ''
    if (busy) return
    if (readToken() === null) return signInFirst(comment)
    prepareToasts()
    if (comment === '') {
      box.current?.focus()
      return toast.error(say('comment.empty'))
    }
    setBusy(true)
    try {
      await call(addComment, { query: { blogId: postId }, body: { blogId: postId, comment } })
      if (box.current) box.current.value = ''
      await onAdded()
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return signInFirst(comment)
      toast.error(say('comment.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {texts.label}
      </label>
      <textarea
        ref={box}
        id={id}
        name="comment"
        rows={4}
        maxLength={longestComment}
        readOnly={busy}
        className={`${controlClass} py-3`}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {texts.button}
      </Button>
    </form>
  )
}

function CommentsSkeleton() {
  return (
    <Loading text="Loading comments">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2 border-t border-line py-5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </Loading>
  )
}

const keyOf = (postId: string) => `comment:${postId}`

/** Storage may be forbidden: then what was typed is lost with the page, as anywhere. */
function keep(postId: string, comment: string): void {
  try {
    sessionStorage.setItem(keyOf(postId), comment)
  } catch {}
}

function takeKept(postId: string): string | null {
  try {
    const kept = sessionStorage.getItem(keyOf(postId))
    sessionStorage.removeItem(keyOf(postId))
    return kept
  } catch {
    return null
  }
}
