import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { StatementDialog } from './statement-dialog.tsx'

/** Opens the comparison of a bank's statement with the UPI payments to check. */
export function MatchStatement() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <FileSpreadsheet className="size-4" aria-hidden />
        Match a bank statement
      </Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  )
}
