import { useCallback, useEffect, useRef, useState } from 'react'
import type { PageDocument } from '../../../shared/content/page-document.ts'
import type { DraftSaved, PageDetail } from '../../../shared/content/pages-admin.ts'
import { useDocumentIssues } from './issues.ts'
import { useAutosave } from './use-autosave.ts'
import { usePublish } from './use-publish.ts'

type Options = {
  page: PageDetail
  /** What the server has, and what the editor begins with: the same unless an unsaved draft was brought back. */
  stored: PageDocument
  begin: PageDocument
  /** False while somebody else edits the page: nothing is saved then, and what was not saved is stored in this browser. */
  mine: boolean
  /** The server has refused this tab, as somebody else edits the page by now. */
  onLost: () => void
}

/** The draft of an opened page: what stands on the canvas, what is wrong with it, whether it is saved and published. */
export function useDraft({ page, stored, begin, mine, onLost }: Options) {
  const document = useRef(begin)
  const [issues, checkLater] = useDocumentIssues(begin)
  const [shown, setShown] = useState({ changed: page.changed, published: page.publishedVersion !== null })
  const onSaved = useCallback(({ changed }: DraftSaved) => setShown((before) => ({ ...before, changed })), [])
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
  const onPublished = () => setShown({ changed: false, published: true })
  const publishing = usePublish(page._id, saver, { onPublished, onLost })
  return { document, issues, shown, state, change, flush, ...publishing }
}
