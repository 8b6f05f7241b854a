import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { inputClass } from '../frame.tsx'
import { ThingWords } from './thing-words.tsx'
import type { Thing } from './things.ts'

type Props = { placeholder: string; fault: string | undefined; isPending: boolean; isEmpty: boolean }

/** Search results below the search box, for use in a Combobox.Root. */
export function ThingList({ placeholder, fault, isPending, isEmpty }: Props) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} collisionPadding={8} className="z-[60] outline-none">
        <Combobox.Popup
          aria-label={placeholder}
          className="flex max-h-[min(24rem,var(--available-height))] w-[max(var(--anchor-width),18rem)] max-w-(--available-width) flex-col rounded-[9px] border border-line bg-ground text-sm text-ink shadow-raised outline-none"
        >
          <div className="border-b border-line p-1.5">
            <Combobox.Input placeholder={placeholder} className={inputClass} />
          </div>
          <Combobox.Status className="px-3 text-ink-soft not-empty:py-2.5">
            {fault ?? (isPending ? 'Searching…' : isEmpty ? 'No results' : null)}
          </Combobox.Status>
          <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
            {(thing: Thing) => (
              <Combobox.Item
                key={thing.value}
                value={thing}
                className="flex min-h-9 items-center gap-2 rounded-[5px] px-2 py-1 outline-none select-none data-[highlighted]:bg-ground-soft pointer-coarse:min-h-11"
              >
                <ThingWords thing={thing} />
                <Combobox.ItemIndicator>
                  <Check className="size-4 shrink-0 text-accent" aria-hidden />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
