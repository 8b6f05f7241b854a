import { call } from '../../client/call.ts'
import { ReportDialog } from '../../features/reporting/report-dialog.tsx'
import { reportReview } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { t } from '../../shared/words.ts'

/** Reports a review to the owner of the site (B137). */
export function ReportReview({ id, writer, onClose }: { id: string; writer: string; onClose: () => void }) {
  return (
    <ReportDialog
      title={t('Report the review of {name}', { name: writer })}
      thanks={t('Thank you. We will look at this review.')}
      report={(reason) => call(reportReview, { params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
