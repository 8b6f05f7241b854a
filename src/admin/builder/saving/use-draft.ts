import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageDocument } from '../../../shared/content/pages/page-document.ts'
import type { DraftSaved, PageDetail } from '../../../shared/content/pages/pages-admin.ts'
import { useDocumentIssues } from './issues.ts'
import { useAutosave } from './use-autosave.ts'
import { usePublish } from './use-publish.ts'

type Options = {
  page: PageDetail
  /** The server's document and the initial one; they differ only if an unsaved draft was restored. */
  stored: PageDocument
  begin: PageDocument
  /** False while another editor has the lock: changes are then stored in this browser only. */
  mine: boolean
  /** Called when the server refuses this tab because another editor has the lock. */
  onLost: () => void
}

/** The draft of an open page: its current content, issues, and whether it is saved and published. */
export function useDraft({ page, stored, begin, mine, onLost }: Options) {
  const document = useRef(begin)
  const [issues, checkLater] = useDocumentIssues(begin)
  const [shown, setShown] = useState({ ...stateOf(page), published: page.publishedVersion !== null })
  const onSaved = useCallback((saved: DraftSaved) => setShown((before) => ({ ...before, ...stateOf(saved) })), [])
  const { state, ...saver } = useAutosave({ pageId: page._id, revision: page.revision, document: stored, onSaved })
  const { change: saveLater, flush, stop } = saver
  const change = useCallback(
    (next: PageDocument) => {
      document.current = next
      checkLater(next)
      saveLater(next)
    },
    [checkLater, saveLater],
  )
  const [brought] = useState(begin === stored ? undefined : begin)
  useEffect(() => {
    if (brought) saveLater(brought)
  }, [brought, saveLater])
  useEffect(() => {
    if (!mine) stop()
  }, [mine, stop])
  const isRefused = state.kind === 'locked' && mine
  useEffect(() => {
    if (isRefused) onLost()
  }, [isRefused, onLost])
  const onPublished = () => setShown({ changed: false, overdue: false, published: true, publishAt: null })
  const publishing = usePublish(page._id, saver, { onPublished, onLost })
  return { document, issues, shown, state, change, flush, ...publishing }
}

const stateOf = ({ changed, overdue, publishAt }: Pick<PageDetail, 'changed' | 'overdue' | 'publishAt'>) => ({
  changed,
  overdue,
  publishAt,
})
