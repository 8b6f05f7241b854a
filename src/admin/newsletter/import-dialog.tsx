import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { checkSubscribers, importSubscribers } from '../../server/modules/content/newsletter/newsletter.contract.ts'
import { type ImportReport, mostImportedBytes } from '../../shared/content/newsletter-admin.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/file-field.tsx'
import { useRun } from '../ui/use-run.ts'
import { ImportFindings } from './import-findings.tsx'

type Checked = { file: File; report: ImportReport }

/** Checks a file first: it is imported only after the user has seen its changes and confirmed consent. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const { run, busy, fault } = useRun()
  const [checked, setChecked] = useState<Checked>()
  const [hasAgreed, setAgreed] = useState(false)
  const look = (file: File | undefined) =>
    run(async () => {
      setChecked(undefined)
      setAgreed(false)
      if (!file) return
      if (file.size > mostImportedBytes) throw new Error('This file is too large. It may have up to 12 MB.')
      setChecked({ file, report: (await call(checkSubscribers, { body: { file } })).data })
    })
  const bring = ({ file }: Checked) =>
    run(async () => {
      const { data } = await call(importSubscribers, { body: { file, agreed: 'yes' } })
      await queries.invalidateQueries()
      toast.success(data.added === 1 ? 'One subscriber imported' : `${counted(data.added, 'subscriber')} imported`)
      onClose()
    })

  const isGood = checked !== undefined && checked.report.faulty === 0
  const changes = checked ? checked.report.added + checked.report.unsubscribed : 0
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        busy={busy}
        disabled={!isGood || changes === 0 || !hasAgreed}
        onClick={() => checked && void bring(checked)}
      >
        Import
      </Button>
    </>
  )
  return (
    <Dialog title="Import subscribers" onClose={onClose} footer={footer}>
      <div className="grid gap-5">
        <FileField
          label="CSV file"
          accept=".csv,text/csv"
          hint="Columns: Email, Status (SUBSCRIBED or UNSUBSCRIBED), Consent date (2026-03-31), Source (where they agreed), and Name if you have it. Up to 100,000 lines. Addresses that have unsubscribed stay unsubscribed."
          {...(fault && { error: fault })}
          onChoose={(file) => void look(file)}
        />
        {checked && <ImportFindings report={checked.report} />}
        {isGood && changes > 0 && (
          <Checkbox
            label="Everyone in this file consented, as its date and source columns state."
            checked={hasAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}
