import { useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { goToLogin, readToken } from '../../client/session.ts'
import { prepareToasts, toast } from '../../client/toast.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { voteHelpful } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { t } from '../../shared/words.ts'

type Props = { id: string; writer: string; helpful: number }

const small = 'inline-flex min-h-9 items-center text-sm text-ink-soft hover:underline pointer-coarse:min-h-11'

/** Marks a review as helpful, once per user, or reports it. */
export default function ReviewActions({ id, writer, helpful }: Props) {
  const [count, setCount] = useState(helpful)
  const [voted, setVoted] = useState(false)
  const [reports, setReports] = useState(false)
  const vote = async () => {
    if (readToken() === null) return goToLogin()
    prepareToasts()
    try {
      const { data } = await call(voteHelpful, { params: { id }, body: { helpful: !voted } })
      setCount(data.helpful)
      setVoted(!voted)
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return goToLogin()
      void toast.error(messageOf(error))
    }
  }
  const report = () => {
    if (readToken() === null) return goToLogin()
    prepareToasts()
    setReports(true)
  }
  return (
    <div className="mt-2 flex flex-wrap gap-x-5">
      <button type="button" className={small} aria-pressed={voted} onClick={() => void vote()}>
        {count === 0 ? t('Helpful') : t('Helpful ({count})', { count })}
        <span className="sr-only"> {t('the review of {name}', { name: writer })}</span>
      </button>
      <button type="button" className={small} onClick={report}>
        {t('Report')}
        <span className="sr-only"> {t('the review of {name}', { name: writer })}</span>
      </button>
      {reports && <Report id={id} writer={writer} onClose={() => setReports(false)} />}
    </div>
  )
}

const loadReport = () => import('./report-review.tsx')

/** Loaded when a user reports a review. */
function Report(props: { id: string; writer: string; onClose: () => void }) {
  const { module } = useLoaded(loadReport)
  return module ? <module.ReportReview {...props} /> : null
}
