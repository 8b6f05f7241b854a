import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Zone } from '../../shared/selling/delivery/delivery.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { newZone } from './new-zone.ts'
import { PinFile } from './pin-file.tsx'
import { ZoneDialog } from './zone-dialog.tsx'

type Props = { zones: Zone[]; currency: string; onChange: (zones: Zone[]) => void; error: string | undefined }

/** The zones of delivery, the first that fits first; a dialog edits one. */
export function ZoneList({ zones, currency, onChange, error }: Props) {
  const [open, setOpen] = useState<number>()
  const put = (zone: Zone) => onChange(open !== undefined && zones[open] ? zones.with(open, zone) : [...zones, zone])
  return (
    <>
      <FieldGroup label="Zones" error={error}>
        {zones.length > 0 && (
          <ul aria-label="Zones" className="divide-y divide-line border-y border-line">
            {zones.map((zone, index) => (
              <li key={zone.name} className="flex items-center gap-2 py-2">
                <button type="button" className="min-h-11 min-w-0 flex-1 text-left" onClick={() => setOpen(index)}>
                  <span className="block font-semibold wrap-anywhere hover:underline">{zone.name}</span>
                  <span className="block text-sm text-ink-soft wrap-anywhere">{summaryOf(zone, currency)}</span>
                </button>
                {index > 0 && (
                  <IconButton
                    icon={ArrowUp}
                    label={`Move ${zone.name} up`}
                    onClick={() => onChange(zones.toSpliced(index, 1).toSpliced(index - 1, 0, zone))}
                  />
                )}
                <IconButton
                  icon={Trash2}
                  label={`Delete ${zone.name}`}
                  onClick={() => onChange(zones.toSpliced(index, 1))}
                />
              </li>
            ))}
          </ul>
        )}
      </FieldGroup>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => setOpen(zones.length)}>
          <Plus className="size-4" aria-hidden />
          New zone
        </Button>
        <PinFile zones={zones} onChange={onChange} />
      </div>
      {open !== undefined && (
        <ZoneDialog
          zone={zones[open] ?? newZone('')}
          isNew={zones[open] === undefined}
          others={zones.toSpliced(open, 1).map(({ name }) => name)}
          onSave={put}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** Few PIN codes are written out; many are told by their number of ranges. */
const written = 5

function summaryOf({ states, pins, delivers, slabs, daysFrom, daysTo, cash }: Zone, currency: string): string {
  const ranges = pins.split(', ').length
  const codes = ranges > written ? `${ranges.toLocaleString('en-IN')} ranges of PIN codes` : pins
  const places = [...states, codes].filter(Boolean).join(', ')
  if (!delivers) return `${places} · not delivered to`
  const amounts = slabs.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const charge =
    least === most ? formatPrice(most, currency) : `${formatPrice(least, currency)} to ${formatPrice(most, currency)}`
  const days = daysTo === 0 ? '' : daysFrom === daysTo ? `${daysTo} days` : `${daysFrom} to ${daysTo} days`
  return [places, charge, days, cash ? '' : 'no cash on delivery'].filter(Boolean).join(' · ')
}
