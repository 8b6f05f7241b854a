import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { toast } from '../../client/toast.ts'
import type { Zone } from '../../shared/selling/delivery/delivery.ts'
import { pinsText, readPinFile } from '../../shared/selling/delivery/pin-ranges.ts'
import { Button } from '../../ui/button.tsx'
import { newZone } from './new-zone.ts'

type Props = { zones: Zone[]; onChange: (zones: Zone[]) => void }

/** Takes PIN codes from a CSV file of `pincode,zone`: those of a zone named in it are replaced, new names become zones (B248). */
export function PinFile({ zones, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const { zones: read, skipped } = readPinFile(await file.text())
    if (read.size === 0) {
      void toast.error('No PIN codes found', 'The file needs two columns: PIN code and zone.')
      return
    }
    const known = new Set(zones.map(({ name }) => name))
    const kept = zones.map((zone) => {
      const pins = read.get(zone.name)
      return pins ? { ...zone, pins: pinsText(pins) } : zone
    })
    const added = [...read].flatMap(([name, pins]) =>
      known.has(name) ? [] : [{ ...newZone(name), pins: pinsText(pins) }],
    )
    onChange([...kept, ...added])
    const codes = [...read.values()].flat().reduce((sum, [first, last]) => sum + last - first + 1, 0)
    const left = skipped === 0 ? '' : ` ${skipped.toLocaleString('en-IN')} rows had no PIN code or no zone.`
    void toast.success(`${codes.toLocaleString('en-IN')} PIN codes read`, `Look at the zones, then save.${left}`)
  }
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden />
        Import PIN codes
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label="CSV file of PIN codes and zones"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
