import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { Button } from '../../ui/button.tsx'

/** The list as it is filtered now, for a spreadsheet. A list of nothing has no file. */
export function ExportCsv({ total, save }: { total: number | undefined; save: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await save().catch((error) => toast.error(messageOf(error)))
    setBusy(false)
  }
  return (
    <Button look="secondary" busy={busy} disabled={total === 0} onClick={() => void run()}>
      <Download className="size-4" aria-hidden />
      Export CSV
    </Button>
  )
}
