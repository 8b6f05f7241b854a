import { Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useSaving } from './use-saving.ts'

type Props = { total: number | undefined; save: () => Promise<void>; label?: string }

/** The list as it is filtered now, for a spreadsheet. A list of nothing has no file. */
export function ExportCsv({ total, save, label = 'Export CSV' }: Props) {
  const { busy, run } = useSaving()
  return (
    <Button look="secondary" busy={busy} disabled={total === 0} onClick={() => void run(save)}>
      <Download className="size-4" aria-hidden />
      {label}
    </Button>
  )
}
