import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../client/message-of.ts'
import { exportGstr1 } from '../../../server/modules/selling/invoices/invoices.contract.ts'
import { type Gstr1File, gstr1FileNames, gstr1Files } from '../../../shared/selling/invoices/gstr-1.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useZone } from '../../ui/me.ts'
import { saveFile } from '../../ui/save-file.ts'
import { monthsUntil } from './months.ts'

/** The tables of GSTR-1 for a month, each a file for the government's offline tool. */
export function Gstr1Dialog({ onClose }: { onClose: () => void }) {
  const months = monthsUntil(dayIn(new Date(), useZone()))
  const [month, setMonth] = useState(months[1]?.value ?? '')
  const [busy, setBusy] = useState<Gstr1File>()
  const [fault, setFault] = useState<string>()
  const save = async (file: Gstr1File) => {
    setBusy(file)
    setFault(undefined)
    await saveFile(exportGstr1, { params: { file }, query: { month } }, `gstr-1-${file}-${month}.csv`).catch(
      (error: unknown) => setFault(messageOf(error)),
    )
    setBusy(undefined)
  }
  return (
    <Dialog title="GSTR-1" onClose={onClose}>
      <div className="grid gap-5">
        <SelectField
          label="Month"
          hint="Files have the columns of the government’s offline tool. Have your accountant look at them before you file."
          options={months}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        {fault && <Notice kind="danger">{fault}</Notice>}
        <ul className="divide-y divide-line border-y border-line">
          {gstr1FileNames.map((file) => (
            <li key={file} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block font-semibold">{file.toUpperCase()}</span>
                <span className="block text-sm text-ink-soft">{gstr1Files[file]}</span>
              </span>
              <Button
                look="quiet"
                busy={busy === file}
                disabled={busy !== undefined && busy !== file}
                aria-label={`Download ${file.toUpperCase()}`}
                onClick={() => void save(file)}
              >
                <Download className="size-4" aria-hidden />
                CSV
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
