import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { answerReview } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { longestReview } from '../../shared/selling/review-limits.ts'
import type { StaffReview } from '../../shared/selling/reviews.ts'
import { isBlank } from '../../shared/text.ts'
import { commentTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useSite } from '../ui/me.ts'
import { SendBox } from '../ui/send-box.tsx'
import { useRefreshReviews } from './calls.ts'

type Props = { review: StaffReview; onClose: () => void }

/** A review, what the shop has answered, and where it answers. */
export function AnswerDialog({ review, onClose }: Props) {
  const { _id: id, stars, title, text, writer, state, answer } = review
  const refresh = useRefreshReviews()
  const [busy, setBusy] = useState(false)
  const site = useSite()
  const zone = site?.timeZone ?? 'Asia/Kolkata'
  const send = async (said: string) => {
    await call(answerReview, { params: { id }, body: { answer: said } })
    toast.success('Answer published')
    await refresh()
    onClose()
  }
  const remove = async () => {
    setBusy(true)
    try {
      await call(answerReview, { params: { id }, body: { answer: '' } })
      toast.success('Answer deleted')
      await refresh()
      onClose()
    } catch (error) {
      toast.error(messageOf(error))
      setBusy(false)
    }
  }
  const waits = state === 'WAITING' ? ' The review is shown with it.' : ''
  return (
    <Dialog title={`Answer ${writer}`} onClose={onClose}>
      <blockquote className="mb-5 max-h-48 overflow-y-auto border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
        <Stars rating={stars} className="size-4" />
        {title && <b className="block">{title}</b>}
        {text}
      </blockquote>
      {answer && (
        <div className="mb-5 border-y border-line py-3">
          <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
          <p className="mt-0.5 text-sm text-ink-soft">
            <time dateTime={answer.created}>{commentTime(answer.created, zone)}</time> · {answer.by}
          </p>
          <Button look="secondary" className="mt-3" busy={busy} onClick={() => void remove()}>
            Delete answer
          </Button>
        </div>
      )}
      <SendBox
        label={answer ? 'Another answer in its place' : 'Your answer'}
        hint={`Visitors see it below the review, in the name of ${site?.name ?? 'the shop'}.${waits}`}
        act="Publish answer"
        rows={4}
        most={longestReview}
        check={(said) => (isBlank(said) ? 'Please write an answer.' : undefined)}
        send={send}
      />
    </Dialog>
  )
}
