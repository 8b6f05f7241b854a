import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'

/** Findings of a check; `total` may exceed the listed ones. `unchecked`: what could not be checked and why, as sentences. */
export type Findings<Finding> = { data: Finding[]; total: number; unchecked?: string[] }

/**
 * Shows possible problems before publishing, and publishes at once if there are none. The check is advisory: one that fails says
 * so, and publishing remains possible.
 */
export function usePublishCheck<Finding>() {
  const [shown, setShown] = useState<{ found: Findings<Finding>; publish: () => void }>()
  const [checking, setChecking] = useState(false)
  const close = () => setShown(undefined)
  return {
    found: shown?.found,
    checking,
    close,
    async begin(look: () => Promise<Findings<Finding>>, publish: () => unknown) {
      setChecking(true)
      const found = await look().catch(unchecked)
      setChecking(false)
      if (found.total > 0 || found.unchecked?.length) setShown({ found, publish: () => void publish() })
      else await publish()
    },
    publishAnyway() {
      close()
      shown?.publish()
    },
  }
}

function unchecked(error: unknown): Findings<never> {
  return { data: [], total: 0, unchecked: [`We couldn’t check it: ${messageOf(error)}`] }
}
