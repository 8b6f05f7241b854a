import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from './menu.tsx'

/** `save` by the name of the format, such as `CSV`. */
type Props = { total: number | undefined; formats: Record<string, () => Promise<void>> }

/** A list as a file in one of several formats. A list of nothing has no file. */
export function ExportMenu({ total, formats }: Props) {
  const [busy, setBusy] = useState(false)
  const run = async (save: () => Promise<void>) => {
    setBusy(true)
    await save().catch((error) => toast.error(messageOf(error)))
    setBusy(false)
  }
  const label = (
    <>
      <Download className="size-4" aria-hidden />
      Export
    </>
  )
  if (total === 0 || busy)
    return (
      <Button look="secondary" busy={busy} disabled={!busy}>
        {label}
      </Button>
    )
  return (
    <Menu className={buttonClass('secondary')} trigger={label}>
      {Object.entries(formats).map(([format, save]) => (
        <MenuItem key={format} onSelect={() => void run(save)}>
          {format}
        </MenuItem>
      ))}
    </Menu>
  )
}
