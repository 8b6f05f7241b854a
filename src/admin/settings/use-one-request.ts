import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'

/** Runs one request at a time and keeps its refusal. */
export function useOneRequest(work: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, run: () => void run() }
}
