import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { answerReview, listForStaff } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { isolated } from '../../shared/direction.ts'
import { longestReview } from '../../shared/selling/opinions/review-limits.ts'
import type { StaffReview } from '../../shared/selling/opinions/reviews.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { AnswerDialog } from '../ui/answer-dialog.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useRefresh } from '../ui/list.ts'
import { useSite, useZone } from '../ui/me.ts'

type Props = { review: StaffReview; onClose: () => void }

/** A review, what the shop has answered, and where it answers. */
export function ReviewAnswer({ review, onClose }: Props) {
  const { _id: id, stars, title, text, writer, state, answer } = review
  const refresh = useRefresh(listForStaff)
  const site = useSite()
  const zone = useZone()
  // The list may be refetched while an answer is written.
  const [seen] = useState(answer?.text ?? '')
  const save = (said: string) => call(answerReview, { params: { id }, body: { answer: said, seen } })
  const send = async (said: string) => {
    await save(said)
    toast.success('Answer published')
    await refresh()
    onClose()
  }
  const [isUnwanted, setUnwanted] = useState(false)
  const remove = async () => {
    await save('')
    toast.success('Answer deleted')
    await refresh()
    onClose()
  }
  const waits = state === 'WAITING' ? ' The review is shown with it.' : ''
  return (
    <AnswerDialog
      writer={writer}
      quote={
        <>
          <Stars rating={stars} className="size-4" />
          {title && <b className="block">{title}</b>}
          {text}
        </>
      }
      label={answer ? 'Another answer in its place' : 'Your answer'}
      hint={`Visitors see it below the review, in the name of ${site?.name ?? 'the shop'}.${waits}`}
      act="Publish answer"
      most={longestReview}
      send={send}
      onClose={onClose}
    >
      {answer && (
        <div className="mb-5 border-y border-line py-3">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">
            <time dateTime={answer.created}>{longTime(answer.created, zone)}</time> · <bdi>{answer.by}</bdi>
          </p>
          <Button look="secondary" className="mt-3" onClick={() => setUnwanted(true)}>
            Delete answer
          </Button>
        </div>
      )}
      {isUnwanted && answer && (
        <Confirm
          title={`Delete the answer of ${isolated(answer.by)}?`}
          act="Delete"
          run={remove}
          onClose={() => setUnwanted(false)}
        >
          <p dir="auto" className="line-clamp-4 wrap-anywhere">
            {answer.text}
          </p>
          <p className="mt-2">Visitors no longer see it. This cannot be undone.</p>
        </Confirm>
      )}
    </AnswerDialog>
  )
}
