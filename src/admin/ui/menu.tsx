import { Menu as Base } from '@base-ui/react/menu'
import { Check, Ellipsis } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

const itemClass =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-[5px] px-2.5 text-left outline-none select-none data-[highlighted]:bg-ground-soft data-[disabled]:opacity-45 pointer-coarse:min-h-11'

type Props = {
  /** Accessible name, if the trigger has no text. */
  label?: string
  trigger: ReactNode
  children: ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'end'
  className?: string
}

/** A button that opens a menu of actions. */
export function Menu({ label, trigger, children, side = 'bottom', align = 'start', className = '' }: Props) {
  return (
    <Base.Root>
      <Base.Trigger className={className || 'w-full'} aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className="z-50">
          <Base.Popup className="min-w-48 rounded-[9px] border border-line bg-ground p-1 text-ink shadow-raised outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The menu at the end of a row. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu
      label={label}
      align="end"
      className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
      trigger={<Ellipsis className="size-5" aria-hidden />}
    >
      {children}
    </Menu>
  )
}

type ItemProps = {
  children: ReactNode
  onSelect?: () => void
  danger?: 'danger'
  disabled?: boolean
  link?: ReactElement
}

/** `link` makes the item a link: `<MenuItem link={<a href="…" />}>`. */
export function MenuItem({ children, onSelect, danger, disabled, link }: ItemProps) {
  return (
    <Base.Item
      className={`${itemClass} ${danger ? 'text-danger' : ''}`}
      onClick={onSelect}
      disabled={disabled}
      render={link}
    >
      {children}
    </Base.Item>
  )
}

export function MenuLine() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; title: string }[]
  onChange: (value: Value) => void
}

/** A choice among several options, within a menu. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-xs text-ink-soft">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={itemClass}>
            <span className="grid size-4 place-items-center">
              <Base.RadioItemIndicator>
                <Check className="size-4" aria-hidden />
              </Base.RadioItemIndicator>
            </span>
            {option.title}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}
