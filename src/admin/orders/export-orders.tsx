import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { exportOrders } from '../../server/modules/selling/orders/staff-orders.contract.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'

type Props = { query: Record<string, string>; disabled?: boolean; className?: string }

/** The orders that fit, for a spreadsheet. */
export function ExportOrders({ query, disabled, className }: Props) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await saveFile(exportOrders, { query }, 'orders.csv')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" busy={busy} disabled={disabled} className={className} onClick={() => void run()}>
      <Download className="size-4" aria-hidden />
      Export CSV
    </Button>
  )
}
