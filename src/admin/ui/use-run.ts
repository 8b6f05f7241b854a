import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'

/** Runs the steps of a dialog one at a time. @returns `busy` while a step runs, and the `fault` of the last one in words */
export function useRun(): {
  run: (step: () => Promise<void>) => Promise<void>
  busy: boolean
  fault: string | undefined
} {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = async (step: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    await step().catch((error: unknown) => setFault(messageOf(error)))
    setBusy(false)
  }
  return { run, busy, fault }
}
