import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

/** As low as a line of the bar, except under a finger. */
export const bulkClass = 'min-h-8! py-0.5! pointer-coarse:min-h-11!'

export function BulkButton(props: Omit<ComponentProps<typeof Button>, 'look' | 'className'>) {
  return <Button look="secondary" className={bulkClass} {...props} />
}

/** What is done with the chosen rows of a list, and how they are chosen no longer. */
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
