import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** The way to bring along people who agreed elsewhere. */
export function ImportSubscribers() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Upload className="size-4" aria-hidden />
        Import CSV
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
