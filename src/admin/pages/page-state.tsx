import type { PageRow } from '../../shared/content/pages/pages-admin.ts'
import { longTime } from '../../shared/times.ts'
import { Badge } from '../ui/badge.tsx'
import { useZone } from '../ui/me.ts'

type Shown = Pick<PageRow, 'changed' | 'overdue' | 'published' | 'publishAt'>

/** Whether visitors see a page, and whether its draft is scheduled. */
export function PageState({ page }: { page: Shown }) {
  const { publishAt, overdue, published, changed } = page
  const zone = useZone()
  if (publishAt === null) return <DraftState published={published} changed={changed} />
  const title = overdue ? overdueText(publishAt, zone) : `It is published on ${longTime(publishAt, zone)}.`
  return (
    <span title={title}>
      {overdue ? <Badge tone="danger">Not published</Badge> : <Badge tone="accent">Scheduled</Badge>}
    </span>
  )
}

function DraftState({ published, changed }: Pick<Shown, 'changed' | 'published'>) {
  if (!published) return <Badge>Draft</Badge>
  return changed ? <Badge tone="warn">Unpublished changes</Badge> : <Badge tone="good">Published</Badge>
}

/** Why a scheduled draft is still one after its time. */
export const overdueText = (publishAt: string, zone: string) =>
  `The draft has errors, so it was not published on ${longTime(publishAt, zone)}.`
