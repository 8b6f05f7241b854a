import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import {
  checkSettlement,
  keepSettlement,
  listSettlements,
} from '../../server/modules/selling/settlements/settlements.contract.ts'
import { mostSettlementBytes, type SettlementReport } from '../../shared/selling/payments/settlements.ts'
import { Button } from '../../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/file-field.tsx'
import { useRefresh } from '../ui/list.ts'
import { useRun } from '../ui/use-run.ts'
import { SettlementSums } from './settlement-sums.tsx'

type Seen = { file: File; report: SettlementReport }

/** Shows how a provider's report compares with the books; its lines are kept by one press afterwards. */
export function SettlementDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh(listSettlements)
  const { run, busy, fault } = useRun()
  const [seen, setSeen] = useState<Seen>()
  const look = (file: File | undefined) =>
    run(async () => {
      setSeen(undefined)
      if (!file) return
      if (file.size > mostSettlementBytes) throw new Error('This file is too large. It may have up to 5 MB.')
      setSeen({ file, report: (await call(checkSettlement, { body: { file } })).data })
    })
  const keep = ({ file }: Seen) =>
    run(async () => {
      const { data } = await call(keepSettlement, { body: { file } })
      await refresh()
      const added = data.lines - data.known
      toast.success(added === 0 ? 'All of these lines were kept before' : `${counted(added, 'line')} kept`)
      onClose()
    })

  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button busy={busy} disabled={!seen || seen.report.lines === 0} onClick={() => seen && void keep(seen)}>
        {seen ? `Keep ${counted(seen.report.lines, 'line')}` : 'Keep'}
      </Button>
    </>
  )
  return (
    <Dialog title="Add a settlement report" onClose={onClose} footer={footer}>
      <div className="grid gap-5">
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          hint="As Razorpay, Stripe or PhonePe gives it, with every payment and refund. Nothing is saved until you confirm."
          {...(fault && { error: fault })}
          onChoose={(file) => void look(file)}
        />
        {seen && <SettlementSums report={seen.report} />}
      </div>
    </Dialog>
  )
}
