import { Popover } from '@base-ui/react/popover'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Icon, icons } from '../../../ui/icon.tsx'
import { type ControlProps, textOf } from '../control.ts'
import { Frame, inputClass } from '../frame.tsx'
import { IconGrid } from './icon-grid.tsx'

/** One of the set of icons, or none. */
export function IconControl({ value, onChange, ...frame }: ControlProps) {
  const [open, setOpen] = useState(false)
  const name = textOf(value)
  const isKnown = Object.hasOwn(icons, name)
  const choose = (next: string) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <Frame {...frame}>
      {(input) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            {...input}
            aria-labelledby={`${input.id}-label ${input.id}`}
            className={`${inputClass} flex items-center gap-2 text-left`}
          >
            {isKnown && <Icon name={name} className="size-4 shrink-0" />}
            <span className={`flex-1 truncate ${isKnown ? '' : 'text-ink-soft'}`}>
              {name === '' ? 'No icon' : isKnown ? readable(name) : `${name} (not in the set)`}
            </span>
            <ChevronsUpDown className="size-3.5 shrink-0 text-ink-soft" aria-hidden />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner sideOffset={4} align="start" collisionPadding={8} className="z-[60]">
              <Popover.Popup
                aria-label="Choose an icon"
                className="w-[min(20rem,calc(100vw-1rem))] rounded-[9px] border border-line bg-ground p-2 text-ink shadow-raised outline-none"
              >
                <IconGrid chosen={name} onChoose={choose} />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Frame>
  )
}

const readable = (name: string) => name.replaceAll('-', ' ')
