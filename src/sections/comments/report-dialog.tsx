import { useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { goToLogin } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import { reportComment } from '../../server/modules/content/comments/comments.contract.ts'
import type { ReportReason } from '../../shared/content/comments.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

const reasons: { value: ReportReason; title: string }[] = [
  { value: 'SPAM', title: 'It is advertising or spam' },
  { value: 'RUDE', title: 'It is rude or hateful' },
  { value: 'PRIVATE', title: 'It gives away somebody’s private details' },
  { value: 'OTHER', title: 'Something else' },
]

type Props = { id: string; writer: string; onClose: () => void }

/** Complains of a comment to the owner of the site (B94). */
export function ReportDialog({ id, writer, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [busy, setBusy] = useState(false)
  const send = async (close: () => void) => {
    if (busy) return
    setBusy(true)
    try {
      await call(reportComment, { params: { id }, body: { reason } })
      toast.success('Thank you. We will look at this comment.')
      close()
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return goToLogin()
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal title={`Report the comment of ${writer}`} className="small-sheet" onClose={onClose}>
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
            label="What is wrong with it?"
            name="reason"
            value={reason}
            cards={reasons}
            onChange={({ currentTarget }) => setReason(currentTarget.value as ReportReason)}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            Send report
          </Button>
        </form>
      )}
    </Modal>
  )
}
