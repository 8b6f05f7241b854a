import { call } from '../../client/call.ts'
import { ReportDialog } from '../../features/reporting/report-dialog.tsx'
import { reportComment } from '../../server/modules/content/comments/comments.contract.ts'
import { t } from '../../shared/words.ts'

/** Reports a comment to the owner of the site (B94). */
export function ReportComment({ id, writer, onClose }: { id: string; writer: string; onClose: () => void }) {
  return (
    <ReportDialog
      title={t('Report the comment of {name}', { name: writer })}
      thanks={t('Thank you. We will look at this comment.')}
      report={(reason) => call(reportComment, { params: { id }, body: { reason } })}
      onClose={onClose}
    />
  )
}
