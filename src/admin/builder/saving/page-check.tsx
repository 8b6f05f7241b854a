import { Image, Link2Off, type LucideIcon, TextCursorInput } from 'lucide-react'
import { call } from '../../../client/call.ts'
import { listFindings } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageFinding } from '../../../shared/content/pages/pages-admin.ts'
import { PublishCheck } from '../../ui/publish-check.tsx'
import { type Findings, usePublishCheck } from '../../ui/use-publish-check.ts'
import type { Place } from './issues.ts'

const kinds: Record<PageFinding['kind'], { title: string; icon: LucideIcon }> = {
  link: { title: 'Links that lead nowhere', icon: Link2Off },
  sample: { title: 'Sample text', icon: TextCursorInput },
  picture: { title: 'Pictures without a description', icon: Image },
}

type Draft = { flush: () => Promise<boolean>; publish: () => Promise<void> }

/** Checks a page's stored draft before it is published. */
export function usePageCheck(pageId: string, { flush, publish }: Draft) {
  const { begin, ...check } = usePublishCheck<PageFinding>()
  return { ...check, begin: () => begin(() => look(pageId, flush), publish) }
}

async function look(pageId: string, flush: Draft['flush']): Promise<Findings<PageFinding>> {
  if (!(await flush())) return { data: [], total: 0 }
  return call(listFindings, { params: { id: pageId } })
}

type Props = {
  check: ReturnType<typeof usePageCheck>
  /** Goes to the field. */
  onGo: (place: Place) => void
}

/** Findings about a page, if there are any. */
export function PageCheck({ check: { found, close, publishAnyway }, onGo }: Props) {
  if (!found) return null
  return (
    <PublishCheck
      found={found}
      kinds={kinds}
      placeOf={({ section, where }) => [section.title, where]}
      onClose={close}
      onGo={({ section: { id }, path }) => onGo({ id, path })}
      onPublish={publishAnyway}
    />
  )
}
