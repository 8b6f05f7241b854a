import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { answerComment, deleteComments } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { longestComment } from '../../shared/content/longest-comment.ts'
import { isolated } from '../../shared/direction.ts'
import { longTime } from '../../shared/times.ts'
import { AnswerDialog } from '../ui/answer-dialog.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useSite, useZone } from '../ui/me.ts'
import { useRefreshComments } from './calls.ts'

type Props = { comment: StaffComment; onClose: () => void }

/** A comment, what the site has answered, and where it answers. */
export function CommentAnswers({ comment: { _id: id, comment, writer, state, answers }, onClose }: Props) {
  const refresh = useRefreshComments()
  const site = useSite()
  const [unwanted, setUnwanted] = useState<StaffComment['answers'][number]>()
  const zone = useZone()
  const send = async (answer: string) => {
    await call(answerComment, { params: { id }, body: { comment: answer } })
    toast.success('Answer published')
    await refresh()
    onClose()
  }
  const remove = async (answerId: string) => {
    await call(deleteComments, { body: { ids: [answerId] } })
    toast.success('Answer deleted')
    await refresh()
  }
  const waits = state === 'WAITING' ? ' The comment is shown with it.' : ''
  return (
    <AnswerDialog
      writer={writer.name}
      quote={comment}
      hint={`Visitors see it below the comment, in the name of ${site?.name ?? 'the site'}.${waits}`}
      act="Publish answer"
      most={longestComment}
      send={send}
      onClose={onClose}
    >
      {answers.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {answers.map((answer) => (
            <li key={answer._id} className="flex items-start gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {answer.comment}
                </p>
                <p className="mt-0.5 text-sm text-ink-soft">
                  <time dateTime={answer.created}>{longTime(answer.created, zone)}</time> · <bdi>{answer.by}</bdi>
                </p>
              </div>
              <IconButton
                icon={Trash2}
                label={`Delete the answer of ${isolated(answer.by)}`}
                onClick={() => setUnwanted(answer)}
              />
            </li>
          ))}
        </ul>
      )}
      {unwanted && (
        <Confirm
          title={`Delete the answer of ${isolated(unwanted.by)}?`}
          act="Delete answer"
          run={() => remove(unwanted._id)}
          onClose={() => setUnwanted(undefined)}
        >
          <p dir="auto" className="line-clamp-4 wrap-anywhere">
            {unwanted.comment}
          </p>
          <p className="mt-2">Visitors no longer see it. This cannot be undone.</p>
        </Confirm>
      )}
    </AnswerDialog>
  )
}
