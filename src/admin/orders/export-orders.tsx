import { Download } from 'lucide-react'
import { exportOrders } from '../../server/modules/selling/orders/staff-orders.contract.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { useSaving } from '../ui/use-saving.ts'

type Props = { query: Record<string, string>; disabled?: boolean; className?: string }

/** The orders that fit, for a spreadsheet. */
export function ExportOrders({ query, disabled, className }: Props) {
  const { busy, run } = useSaving()
  const save = () => saveFile(exportOrders, { query }, 'orders.csv')
  return (
    <Button look="secondary" busy={busy} disabled={disabled} className={className} onClick={() => void run(save)}>
      <Download className="size-4" aria-hidden />
      Export CSV
    </Button>
  )
}
