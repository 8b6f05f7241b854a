import type { ButtonHTMLAttributes } from 'react'
import { Spinner } from '../../ui/button.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { busy: boolean }

/** While busy it takes no second press, yet keeps the focus, so that the drawer can give it back. */
export function BagButton({ busy, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className={busy ? 'opacity-0' : undefined}>{children}</span>
      {busy && <Spinner />}
    </button>
  )
}
