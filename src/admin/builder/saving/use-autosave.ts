import { useEffect, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { saveDraft } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageDocument } from '../../../shared/content/pages/page-document.ts'
import type { DraftSaved } from '../../../shared/content/pages/pages-admin.ts'
import { nameOfEditor } from '../../ui/edit-lock/editor-name.ts'
import { type DraftSaver, draftSaver, type Leaving, type SaveState } from './draft-saver.ts'
import { forgetOwn, storeLater, storeWaiting } from './local-draft.ts'

type Options = { pageId: string; revision: number; document: PageDocument; onSaved: (saved: DraftSaved) => void }

/** The browser's limit for keepalive requests, in characters. */
const mostKeptAlive = 60_000

/** Saves the draft of a page as it is changed. What is not saved yet is stored in this browser. */
export function useAutosave({ pageId, revision, document, onSaved }: Options): DraftSaver & { state: SaveState } {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const latest = useRef(onSaved)
  latest.current = onSaved
  const [saver] = useState(() =>
    draftSaver({
      revision,
      document,
      send: (on, draft, leaving) => sendDraft(pageId, on, draft, leaving),
      local: { store: (draft) => storeLater(pageId, draft), forget: () => forgetOwn(pageId) },
      onState: setState,
      onSaved: (saved) => latest.current(saved),
    }),
  )
  useEffect(() => {
    // Leaving the screen within the pause still saves; what does not come through is stored in this browser.
    const leave = () => {
      storeWaiting()
      void saver.save('leaving')
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [saver])
  return { state, ...saver }
}

async function sendDraft(pageId: string, revision: number, document: PageDocument, leaving: Leaving) {
  const { data } = await call(
    saveDraft,
    { params: { id: pageId }, body: { revision, editor: nameOfEditor(), document } },
    { keepalive: leaving !== undefined && JSON.stringify(document).length < mostKeptAlive },
  )
  return data
}
