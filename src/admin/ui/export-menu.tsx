import { Download } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { useSaving } from './use-saving.ts'

/** `save` by the name of the format, such as `CSV`. */
type Props = { total: number | undefined; formats: Record<string, () => Promise<void>> }

/** A list as a file in one of several formats. A list of nothing has no file. */
export function ExportMenu({ total, formats }: Props) {
  const { busy, run } = useSaving()
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
