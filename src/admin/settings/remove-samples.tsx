import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useOpening } from './use-opening.ts'

/** Removes the starter's samples in one press; the toast offers to undo it. */
export function RemoveSamples() {
  const { removeSamples } = useOpening()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await removeSamples()
    setBusy(false)
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="secondary" busy={busy} onClick={() => void run()}>
        Remove all samples
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        Products, categories, brands, posts and pages that you have not changed. Pictures, header, footer and home page
        stay.
      </p>
    </div>
  )
}
