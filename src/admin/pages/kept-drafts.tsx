import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { restoreKeptDraft } from '../../server/modules/content/pages/page-versions.contract.ts'
import type { KeptDraft } from '../../shared/content/pages/pages-admin.ts'
import { isolated } from '../../shared/direction.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useZone } from '../ui/me.ts'
import { readPage, useKeptDrafts } from './calls.ts'

type Props = { pageId: string; editor: string; onRestored: () => void }

/** Unpublished drafts that were replaced by an earlier version; each can be restored. */
export function KeptDrafts({ pageId, editor, onRestored }: Props) {
  const { data = [] } = useKeptDrafts(pageId)
  const [asking, setAsking] = useState<KeptDraft>()
  const zone = useZone()
  if (data.length === 0) return null
  const restore = async ({ _id }: KeptDraft) => {
    const { revision } = await readPage(pageId)
    await call(restoreKeptDraft, { params: { id: pageId, draftId: _id }, body: { revision, editor } })
    toast.success('The draft is restored')
    onRestored()
  }
  return (
    <section aria-labelledby="kept-drafts" className="mb-5 border-b border-line pb-5">
      <h3 id="kept-drafts" className="text-base">
        Replaced drafts
      </h3>
      <p className="mb-2 text-sm text-ink-soft">Drafts that were not published when a version was restored.</p>
      <ul className="grid gap-1">
        {data.map((draft) => (
          <li key={draft._id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{draft.title}</span>{' '}
              <span className="text-ink-soft">
                · replaced {longTime(draft.replaced, zone)}
                {draft.by && ` by ${isolated(draft.by.name)}`}
              </span>
            </span>
            <Button look="quiet" onClick={() => setAsking(draft)}>
              Restore this draft
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <Confirm
          title="Restore this draft?"
          act="Restore draft"
          run={() => restore(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>It replaces the current draft, which is kept here. Visitors see it once you publish.</p>
        </Confirm>
      )}
    </section>
  )
}
