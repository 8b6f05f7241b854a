import type { ButtonHTMLAttributes, ReactNode } from 'react'

const base =
  'relative inline-flex min-h-(--control-height) items-center justify-center gap-2 py-(--control-air) text-center font-semibold leading-tight no-underline transition-[filter,background-color,border-color,opacity] duration-150 select-none disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-55'

const looks = {
  primary:
    'px-(--button-side) rounded-button bg-[var(--button-bg)] text-[var(--button-text)] border-solid border-[length:var(--button-border)] border-[var(--button-line)] hover:brightness-110 active:brightness-95',
  secondary:
    'px-(--button-side) rounded-[var(--button-2-corner)] bg-[var(--button-2-bg)] text-[var(--button-2-text)] border-solid border-[length:var(--button-2-border)] border-[var(--button-2-line)] hover:border-current active:brightness-95',
  quiet: 'px-3 rounded-button text-link underline-offset-4 hover:underline',
}

export type ButtonLook = keyof typeof looks

export function buttonClass(look: ButtonLook = 'primary', extra = ''): string {
  return `${base} ${looks[look]} ${extra}`
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; busy?: boolean; children: ReactNode }

/**
 * While busy it keeps its size, shows that it works, and takes no second click, nor Enter in a field of its form. It is
 * not `disabled` then: that would drop keyboard focus.
 */
export function Button({ look = 'primary', busy = false, className = '', children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={`inline-flex items-center gap-2 ${busy ? 'opacity-0' : ''}`}>{children}</span>
      {busy && <Spinner />}
    </button>
  )
}

export function Spinner() {
  return (
    <span className="absolute inset-0 grid place-items-center" aria-hidden>
      <span className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent" />
    </span>
  )
}
