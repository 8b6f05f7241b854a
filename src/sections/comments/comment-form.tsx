import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { store, takeStored } from '../../client/storage.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { addComment } from '../../server/modules/content/comments/comments.contract.ts'
import { longestComment } from '../../shared/content/longest-comment.ts'
import { say } from '../../shared/own-words.ts'
import { trimmed } from '../../shared/text.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Trap } from '../../ui/trap.tsx'

export type FormTexts = { label: string; button: string; waiting: string }
type Props = { postId: string; texts: FormTexts; onAdded: () => Promise<void> }

/** Form to write a comment (T6, V4, X3). Says so if the comment awaits moderation (B94). */
export function CommentForm({ postId, texts, onAdded }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const began = useRef<number>(undefined)
  const [busy, setBusy] = useState(false)
  const [waits, setWaits] = useState(false)
  const id = useId()

  // Restores the draft of a user who was sent to sign in. Writing time is not measured then: the text is there at once.
  useEffect(() => {
    const kept = takeStored('session', keyOf(postId))
    if (kept && box.current && box.current.value === '') box.current.value = kept
    else began.current = performance.now()
  }, [postId])

  const signInFirst = (comment: string) => {
    store('session', keyOf(postId), comment)
    goToLogin()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const comment = trimmed(box.current?.value ?? '')
    if (busy) return
    if (readToken() === null) return signInFirst(comment)
    prepareToasts()
    setWaits(false)
    if (comment === '') {
      box.current?.focus()
      return toast.error(say('comment.empty'))
    }
    setBusy(true)
    try {
      const seconds = began.current === undefined ? undefined : (performance.now() - began.current) / 1000
      const { data } = await call(addComment, {
        query: { blogId: postId },
        body: { blogId: postId, comment, meta: {}, website: trap.current?.value, seconds },
      })
      if (box.current) box.current.value = ''
      setWaits(data.state === 'WAITING')
      await onAdded()
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return signInFirst(comment)
      toast.error(say('comment.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="relative grid gap-3">
      <label htmlFor={id} className="font-semibold">
        {texts.label}
      </label>
      <textarea
        dir="auto"
        ref={box}
        id={id}
        name="comment"
        rows={4}
        maxLength={longestComment}
        readOnly={busy}
        className={`${controlClass} py-3`}
      />
      <Trap
        name="website"
        ref={(control) => {
          trap.current = control
        }}
      />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {texts.button}
      </Button>
      <div aria-live="polite">{waits && <Notice kind="info">{texts.waiting}</Notice>}</div>
    </form>
  )
}

const keyOf = (postId: string) => `comment:${postId}`
