import { useState } from 'react'

/** Findings of a check; `total` may exceed the listed ones. */
export type Findings<Finding> = { data: Finding[]; total: number }

/**
 * Shows possible problems before publishing, and publishes at once if there are none. The check is advisory: if `look` fails,
 * publishing continues and reports errors itself.
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
      const found = await look().catch(() => ({ data: [], total: 0 }))
      setChecking(false)
      if (found.total > 0) setShown({ found, publish: () => void publish() })
      else await publish()
    },
    publishAnyway() {
      close()
      shown?.publish()
    },
  }
}
