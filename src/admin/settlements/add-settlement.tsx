import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SettlementDialog } from './settlement-dialog.tsx'

/** Opens the comparison of a provider's report with the books. */
export function AddSettlement() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileSpreadsheet className="size-4" aria-hidden />
        Add a report
      </Button>
      {isOpen && <SettlementDialog onClose={() => setOpen(false)} />}
    </>
  )
}
