import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { store, takeStored } from '../../client/storage.ts'
import { askQuestion } from '../../server/modules/selling/questions/questions.contract.ts'
import { inOwnWords } from '../../shared/own-words.ts'
import { longestQuestion } from '../../shared/selling/opinions/question-length.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = { productId: string; texts: { label: string; button: string; asked: string } }

/** Form to ask about a product. Restores a visitor's draft after signing in. */
export default function AskQuestion({ productId, texts }: Props) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    const kept = takeStored('session', keyOf(productId))
    if (kept && box.current && box.current.value === '') box.current.value = kept
  }, [productId])

  const signInFirst = (question: string) => {
    store('session', keyOf(productId), question)
    goToLogin()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const question = box.current?.value.trim() ?? ''
    if (busy) return
    setSent(false)
    if (question === '') {
      box.current?.focus()
      return setFault(t('Write your question.'))
    }
    setFault(undefined)
    if (readToken() === null) return signInFirst(question)
    setBusy(true)
    try {
      await call(askQuestion, { params: { id: productId }, body: { question } })
      if (box.current) box.current.value = ''
      setSent(true)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return signInFirst(question)
      setFault(inOwnWords(messageOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      method="post"
      noValidate
      inert={productId === ''}
      className="grid gap-3"
      onSubmit={(event) => void submit(event)}
      onInput={() => setFault(undefined)}
    >
      <Field label={texts.label} error={fault}>
        {(control) => (
          <textarea
            {...control}
            ref={box}
            name="question"
            rows={3}
            maxLength={longestQuestion}
            readOnly={busy}
            className={`${controlClass} py-3`}
          />
        )}
      </Field>
      <Button type="submit" look="secondary" busy={busy} className="sm:justify-self-start">
        {texts.button}
      </Button>
      <div aria-live="polite">{isSent && <Notice kind="good">{texts.asked}</Notice>}</div>
    </form>
  )
}

const keyOf = (productId: string) => `question:${productId}`
