import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { listFindings } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageFinding } from '../../../shared/content/pages-admin.ts'

type Draft = { flush: () => Promise<boolean>; publish: () => Promise<void> }

/** Findings of the check; `total` may exceed the listed ones. */
export type Findings = { data: PageFinding[]; total: number }

/** Shows possible problems before publishing. Publishes immediately if there are none. */
export function usePublishCheck(pageId: string, { flush, publish }: Draft) {
  const [found, setFound] = useState<Findings>()
  const [checking, setChecking] = useState(false)
  const begin = async () => {
    setChecking(true)
    const findings = await look(pageId, flush)
    setChecking(false)
    if (findings.total > 0) setFound(findings)
    else await publish()
  }
  const close = () => setFound(undefined)
  const publishAnyway = () => {
    close()
    void publish()
  }
  return { begin, found, checking, close, publishAnyway }
}

/** The check is advisory: if it fails, publishing continues and reports errors itself. */
async function look(pageId: string, flush: Draft['flush']): Promise<Findings> {
  try {
    if (await flush()) return await call(listFindings, { params: { id: pageId } })
  } catch {
    // A failed check is ignored, as below.
  }
  return { data: [], total: 0 }
}
