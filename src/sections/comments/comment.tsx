import { useState } from 'react'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts } from '../../client/toast.ts'
import type { CommentAnswer, PostComment } from '../../shared/content/comments.ts'
import { commentTime } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { ReportComment } from './report-comment.tsx'

/** A comment and the site's answer (E8). */
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
        {t('Report')}
        <span className="sr-only"> {t('the comment of {name}', { name: writer })}</span>
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
      {reports && <ReportComment id={comment._id} writer={writer} onClose={() => setReports(false)} />}
    </li>
  )
}

function Words({ words: { comment, created, $card_data }, timeZone }: { words: CommentAnswer; timeZone: string }) {
  const [writer] = $card_data.userId
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        {writer?.thumb && (
          <img
            src={writer.thumb.url}
            alt={writer.thumb.alt}
            width={40}
            height={40}
            loading="lazy"
            className="size-10 shrink-0 rounded-full bg-ground-soft object-cover"
          />
        )}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b dir="auto" className="block">
            {writer?.title}
          </b>
          {writer?.subtitles.map((text) => (
            <span key={text} dir="auto" className="block text-sm text-ink-soft">
              {text}
            </span>
          ))}
        </span>
        <time dateTime={created} className="text-sm text-ink-soft">
          {commentTime(created, timeZone)}
        </time>
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {comment}
      </p>
    </>
  )
}
