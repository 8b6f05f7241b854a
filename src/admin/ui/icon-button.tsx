import type { LucideIcon } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon
  /** Accessible name and tooltip. */
  label: string
  pressed?: boolean
}

/** A square button with only an icon. */
export function IconButton({ icon: Mark, label, pressed, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      title={rest.title ?? label}
      className={`grid size-9 shrink-0 place-items-center rounded-button text-ink-soft hover:bg-ground-soft hover:text-ink disabled:pointer-events-none disabled:opacity-35 aria-pressed:bg-ground-soft aria-pressed:text-ink pointer-coarse:size-11 ${className}`}
    >
      <Mark className="size-[1.15rem]" strokeWidth={1.9} aria-hidden />
    </button>
  )
}
