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
  /** False while somebody else edits the page: nothing is saved then. */
  mine: boolean
}

/** The draft of an opened page: what stands on the canvas, what is wrong with it, whether it is saved and published. */
export function useDraft({ page, stored, begin, mine }: Options) {
  const document = useRef(begin)
  const mayEdit = useRef(mine)
  mayEdit.current = mine
  const [issues, checkLater] = useDocumentIssues(begin)
  const [shown, setShown] = useState({ changed: page.changed, published: page.publishedVersion !== null })
  const onSaved = useCallback(({ changed }: DraftSaved) => setShown((before) => ({ ...before, changed })), [])
  const { state, ...saver } = useAutosave({ pageId: page._id, revision: page.revision, document: stored, onSaved })
  const { change: saveLater, flush } = saver
  const change = useCallback(
    (next: PageDocument) => {
      document.current = next
      checkLater(next)
      if (mayEdit.current) saveLater(next)
    },
    [checkLater, saveLater],
  )
  useEffect(() => {
    if (begin !== stored) saveLater(begin)
  }, [begin, stored, saveLater])
  const publishing = usePublish(page._id, saver, () => setShown({ changed: false, published: true }))
  return { document, issues, shown, state, change, flush, ...publishing }
}
