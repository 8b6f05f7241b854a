import type { ReactNode } from 'react'

/** Looks like a link within words, but stays on the page. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center text-left font-semibold text-link underline underline-offset-4"
    >
      {children}
    </button>
  )
}
