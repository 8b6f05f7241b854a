import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { mostPlaces, type PickUpPlace } from '../../shared/selling/delivery/pick-up.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { counted } from '../ui/counted.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PlaceDialog } from './place-dialog.tsx'

type Props = { places: PickUpPlace[]; onChange: (places: PickUpPlace[]) => void; error: string | undefined }

/** Places where orders are picked up, in the order in which customers see them; a dialog edits one. */
export function PlaceList({ places, onChange, error }: Props) {
  const [open, setOpen] = useState<number>()
  const put = (place: PickUpPlace) =>
    onChange(open !== undefined && places[open] ? places.with(open, place) : [...places, place])
  return (
    <>
      <FieldGroup label="Places" error={error}>
        {places.length > 0 && (
          <ul aria-label="Places" className="mb-3 divide-y divide-line border-y border-line">
            {places.map((place, index) => (
              <li key={place.id} className="flex items-center gap-2 py-2">
                <button type="button" className="min-h-11 min-w-0 flex-1 text-left" onClick={() => setOpen(index)}>
                  <span className="block font-semibold wrap-anywhere hover:underline">{place.name}</span>
                  <span className="block text-sm text-ink-soft wrap-anywhere">{summaryOf(place)}</span>
                </button>
                <IconButton
                  icon={Trash2}
                  label={`Delete ${place.name}`}
                  onClick={() => onChange(places.toSpliced(index, 1))}
                />
              </li>
            ))}
          </ul>
        )}
      </FieldGroup>
      {places.length < mostPlaces && (
        <Button look="secondary" onClick={() => setOpen(places.length)}>
          <Plus className="size-4" aria-hidden />
          New place
        </Button>
      )}
      {open !== undefined && (
        <PlaceDialog
          place={places[open]}
          others={places.toSpliced(open, 1).map(({ name }) => name)}
          onSave={put}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

function summaryOf({ line1, city, pincode, days, cash, hours }: PickUpPlace): string {
  const ready = days === 0 ? 'ready on the day' : `ready in ${counted(days, 'day')}`
  return [`${line1}, ${city} ${pincode}`, hours, ready, cash ? 'takes cash' : 'no cash'].filter(Boolean).join(' · ')
}
