import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'

/** Saves files: `busy` while one is on its way; one that cannot be had says why. */
export function useSaving() {
  const [busy, setBusy] = useState(false)
  const run = async (save: () => Promise<void>) => {
    setBusy(true)
    await save().catch((error) => toast.error(messageOf(error)))
    setBusy(false)
  }
  return { busy, run }
}
