import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

/** Compact height of a control in the bar, larger on touch devices. */
export const bulkClass = 'min-h-8! py-0.5! pointer-coarse:min-h-11!'

export function BulkButton(props: Omit<ComponentProps<typeof Button>, 'look' | 'className'>) {
  return <Button look="secondary" className={bulkClass} {...props} />
}

/** Actions on the selected rows, and a button that clears the selection. */
export function BulkBar({ clear, children }: { clear: () => void; children: ReactNode }) {
  return (
    <>
      {children}
      <button
        type="button"
        className="min-h-8 px-1 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        onClick={clear}
      >
        Clear selection
      </button>
    </>
  )
}
