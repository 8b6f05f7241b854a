import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, call } from '../../../client/api.ts'
import type { PageDocument } from '../../../sections/define/document.ts'
import type { DraftSaved } from '../../../shared/content/pages-admin.ts'
import { forgetDraft, keepLater } from './kept-draft.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** It will be tried again; the text says why it did not go. */
  | { kind: 'failed'; text: string }
  /** Somebody else has saved this page meanwhile: nothing more is saved until the person has decided. */
  | { kind: 'stale' }

type Options = { pageId: string; revision: number; document: PageDocument; onSaved: (saved: DraftSaved) => void }

const typingPause = 700
const retryAfter = 5_000
/** Browsers send no more than this from a page that is being left. */
const mostKeptAlive = 60_000

/**
 * Saves the draft a moment after the last change, one call at a time, each on top of the revision that it knows. What is not
 * saved yet is kept on this device.
 */
export function useAutosave({ pageId, revision, document, onSaved }: Options) {
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const known = useRef({ revision, saved: document, wanted: document })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)
  const stale = useRef(false)
  const told = useRef(onSaved)
  told.current = onSaved

  const save = useCallback(
    async (leaving?: 'leaving'): Promise<void> => {
      clearTimeout(timer.current)
      if (running.current) await running.current
      const { wanted, saved } = known.current
      if (wanted === saved || stale.current) return
      const run = async () => {
        setState({ kind: 'saving' })
        try {
          const { data } = await call<{ data: DraftSaved }>(`/api/v1/pages/${pageId}/draft`, {
            method: 'PUT',
            body: { revision: known.current.revision, document: wanted },
            keepalive: leaving !== undefined && JSON.stringify(wanted).length < mostKeptAlive,
          })
          known.current.revision = data.revision
          known.current.saved = wanted
          if (known.current.wanted === wanted) {
            forgetDraft(pageId)
            setState({ kind: 'saved' })
          }
          told.current(data)
        } catch (error) {
          if (error instanceof CallError && error.status === 409) {
            stale.current = true
            setState({ kind: 'stale' })
            return
          }
          setState({ kind: 'failed', text: (error as Error).message })
          timer.current = setTimeout(() => void save(), retryAfter)
        }
      }
      running.current = run()
      await running.current
      running.current = undefined
    },
    [pageId],
  )

  const change = useCallback(
    (next: PageDocument) => {
      known.current.wanted = next
      keepLater(pageId, { revision: known.current.revision, at: new Date().toISOString(), document: next })
      if (stale.current) return
      setState((before) => (before.kind === 'saving' || before.kind === 'waiting' ? before : { kind: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), typingPause)
    },
    [pageId, save],
  )

  useEffect(() => {
    // Leaving the screen within the pause still saves; what does not come through is kept on this device.
    const leave = () => void save('leaving')
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [save])

  /** Settles when everything is on the server. False when it is not. */
  const flush = useCallback(async () => {
    await save()
    return known.current.wanted === known.current.saved
  }, [save])

  return { state, change, flush, revision: () => known.current.revision }
}
