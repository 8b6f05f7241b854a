import { Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

/** A width of a preview, CSS px; 'full' is all the room there is. */
export type PreviewWidth<Width extends number | 'full'> = { width: Width; title: string; icon: LucideIcon }

const device =
  (name: string, icon: LucideIcon) =>
  <Width extends number>(width: Width): PreviewWidth<Width> => ({ width, title: `${name}, ${width} px`, icon })

export const phone = device('Phone', Smartphone)
export const tablet = device('Tablet', Tablet)
export const computer = device('Computer', Laptop)

type Props<Width extends number | 'full'> = {
  widths: PreviewWidth<Width>[]
  value: Width
  onChange: (width: Width) => void
  className?: string
}

/** Buttons that set the width of a preview. */
export function PreviewWidths<Width extends number | 'full'>({
  widths,
  value,
  onChange,
  className = '',
}: Props<Width>) {
  return (
    <fieldset className={`flex shrink-0 ${className}`} aria-label="Width">
      {widths.map(({ width, title, icon }) => (
        <IconButton key={width} icon={icon} label={title} pressed={width === value} onClick={() => onChange(width)} />
      ))}
    </fieldset>
  )
}
