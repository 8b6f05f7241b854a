import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { listFindings } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageFinding } from '../../../shared/content/pages-admin.ts'

type Draft = { flush: () => Promise<boolean>; publish: () => Promise<void> }

/** What was found in a draft; `total` may be more than is told. */
export type Findings = { data: PageFinding[]; total: number }

/** Before the draft is published its owner is told what may be amiss; where nothing is, it is published at once. */
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

/** Advice keeps nobody from publishing: where it cannot be had, publishing goes on, and tells what is wrong. */
async function look(pageId: string, flush: Draft['flush']): Promise<Findings> {
  try {
    if (await flush()) return await call(listFindings, { params: { id: pageId } })
  } catch {
    // As below.
  }
  return { data: [], total: 0 }
}
