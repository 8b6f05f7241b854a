import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { confirmArrivals, matchStatement } from '../../../server/modules/selling/upi/upi.contract.ts'
import {
  type Confirmed,
  mostConfirmed,
  mostStatementBytes,
  type StatementReport,
} from '../../../shared/selling/payments/upi-admin.ts'
import { Button } from '../../../ui/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useRun } from '../../ui/use-run.ts'
import { useRefreshOrders } from '../calls.ts'
import { StatementMatches } from './statement-matches.tsx'

/** Shows which payments a bank's statement has, row by row; they are confirmed by one press afterwards. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshOrders()
  const { run, busy, fault } = useRun()
  const [report, setReport] = useState<StatementReport>()
  const [refused, setRefused] = useState<Confirmed['refused']>([])
  const all = report?.matches.filter(({ outcome }) => outcome === 'match') ?? []
  const matches = all.slice(0, mostConfirmed)
  const look = (file: File | undefined) =>
    run(async () => {
      setReport(undefined)
      setRefused([])
      if (!file) return
      if (file.size > mostStatementBytes) throw new Error('This file is too large. It may have up to 5 MB.')
      setReport((await call(matchStatement, { body: { file } })).data)
    })
  const confirm = () =>
    run(async () => {
      const payments = matches.map(({ orderId, transactionId, utr, amount }) => ({
        orderId,
        transactionId,
        utr,
        amount,
      }))
      const { data } = await call(confirmArrivals, { body: { payments } })
      refresh()
      if (data.confirmed.length > 0) toast.success(`${counted(data.confirmed.length, 'payment')} confirmed`)
      const left = all.slice(mostConfirmed)
      if (data.refused.length === 0 && left.length === 0) return onClose()
      setRefused(data.refused)
      setReport(report && { ...report, matches: left })
    })

  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button busy={busy} disabled={matches.length === 0} onClick={() => void confirm()}>
        {matches.length === 0 ? 'Confirm payments' : `Confirm ${counted(matches.length, 'payment')}`}
        {all.length > matches.length && ` of ${all.length}`}
      </Button>
    </>
  )
  return (
    <Dialog title="Match a bank statement" onClose={onClose} footer={footer}>
      <div className="grid gap-5">
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          hint="As your bank exports it, with the columns date, description or reference, and credit. Nothing is stored."
          {...(fault && { error: fault })}
          onChoose={(file) => void look(file)}
        />
        {refused.length > 0 && (
          <ul role="alert" className="grid gap-1 text-sm text-danger">
            {refused.map(({ _id, number, text }) => (
              <li key={_id}>{`${number === null ? 'An order' : `Order ${number}`} was not confirmed: ${text}`}</li>
            ))}
          </ul>
        )}
        {report && (report.matches.length > 0 || refused.length === 0) && <StatementMatches report={report} />}
      </div>
    </Dialog>
  )
}
