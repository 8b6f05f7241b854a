import type { ReactNode } from 'react'

/** One of several views of the same thing, in a fieldset. */
export function ViewChoice({ on, onChoose, children }: { on: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onChoose}
      className={`min-h-8 rounded-button border px-3 text-sm pointer-coarse:min-h-11 ${on ? 'border-accent bg-accent-soft font-semibold text-accent' : 'border-line text-ink-soft hover:text-ink'}`}
    >
      {children}
    </button>
  )
}
