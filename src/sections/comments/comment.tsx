import { useState } from 'react'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts } from '../../client/toast.ts'
import type { CommentAnswer, PostComment } from '../../shared/content/comments.ts'
import { commentTime } from '../../shared/times.ts'
import { ReportDialog } from './report-dialog.tsx'

/** What somebody has written, and what the site has answered (E8). */
export function Comment({ comment, timeZone }: { comment: PostComment; timeZone: string }) {
  const [reports, setReports] = useState(false)
  const writer = comment.$card_data.userId[0]?.title ?? ''
  const report = () => {
    if (readToken() === null) return goToLogin()
    prepareToasts()
    setReports(true)
  }
  return (
    <li className="py-5">
      <Words words={comment} timeZone={timeZone} />
      <button
        type="button"
        className="mt-1 inline-flex min-h-8 items-center text-sm text-ink-soft hover:underline pointer-coarse:min-h-11"
        onClick={report}
      >
        Report<span className="sr-only"> the comment of {writer}</span>
      </button>
      {comment.answers.length > 0 && (
        <ul className="mt-3 grid gap-4 border-l-2 border-line pl-4 sm:ml-6">
          {comment.answers.map((answer) => (
            <li key={answer._id}>
              <Words words={answer} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      {reports && <ReportDialog id={comment._id} writer={writer} onClose={() => setReports(false)} />}
    </li>
  )
}

function Words({ words: { comment, created, $card_data }, timeZone }: { words: CommentAnswer; timeZone: string }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="min-w-0 wrap-anywhere">{$card_data.userId[0]?.title}</b>
        <time dateTime={created} className="text-sm text-ink-soft">
          {commentTime(created, timeZone)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{comment}</p>
    </>
  )
}
