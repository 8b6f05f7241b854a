import { useState } from 'react'
import { CallError } from '../../client/api.ts'
import { messageOf } from '../../client/message-of.ts'
import { goToLogin } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import type { ReportReason } from '../../shared/content/comments.ts'
import { reportWords } from '../../shared/content/report-words.ts'
import { t } from '../../shared/words.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

type Props = {
  title: string
  /** Said once the report is sent. */
  thanks: string
  report: (reason: ReportReason) => Promise<unknown>
  onClose: () => void
}

/** Reports a comment or review to the site's owner (B94, B137). */
export function ReportDialog({ title, thanks, report, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [busy, setBusy] = useState(false)
  const send = async (close: () => void) => {
    if (busy) return
    setBusy(true)
    try {
      await report(reason)
      void toast.success(thanks)
      close()
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return goToLogin()
      void toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal title={title} className="small-sheet" onClose={onClose}>
      {(close) => (
        <form
          method="dialog"
          className="grid gap-5 px-6 pb-6"
          onSubmit={(event) => {
            event.preventDefault()
            void send(close)
          }}
        >
          <RadioCards
            label={t('What is wrong with it?')}
            name="reason"
            value={reason}
            cards={Object.entries(reportWords).map(([value, title]) => ({ value, title: t(title) }))}
            onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            {t('Send report')}
          </Button>
        </form>
      )}
    </Modal>
  )
}
