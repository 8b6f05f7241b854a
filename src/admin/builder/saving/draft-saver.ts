import { CallError } from '../../../client/api.ts'
import { messageOf } from '../../../client/message-of.ts'
import type { PageDocument } from '../../../shared/content/pages/page-document.ts'
import type { DraftSaved } from '../../../shared/content/pages/pages-admin.ts'
import { oneAtATime } from '../../ui/one-at-a-time.ts'
import type { LocalDraft } from './local-draft.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Will be retried; `text` is the error. */
  | { kind: 'failed'; text: string }
  /** Another editor saved this page meanwhile: saving stops until the user decides. */
  | { kind: 'stale' }
  /** Another editor has the lock and not everything was saved: the rest is stored in this browser. */
  | { kind: 'locked' }

/** A `leaving` request must complete although the page is being closed. */
export type Leaving = 'leaving' | undefined

type Options = {
  /** The server's state. */
  revision: number
  document: PageDocument
  send: (revision: number, document: PageDocument, leaving: Leaving) => Promise<DraftSaved>
  /** Stores a draft locally until the server has it. */
  local: { store: (draft: LocalDraft) => void; forget: () => void }
  onState: (state: SaveState) => void
  onSaved: (saved: DraftSaved) => void
}

const typingPause = 700
const retryAfter = 5_000

export type DraftSaver = ReturnType<typeof draftSaver>

/** Debounced autosave, one request at a time, each based on the last known revision. */
export function draftSaver({ revision, document, send, local, onState, onSaved }: Options) {
  const known = { revision, saved: document, latest: document }
  let state: SaveState = { kind: 'saved' }
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: SaveState) => {
    state = next
    onState(next)
  }

  const saveIn = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), pause)
  }

  const save = oneAtATime(async (leaving?: Leaving) => {
    clearTimeout(timer)
    const sent = known.latest
    if (sent === known.saved || state.kind === 'stale' || stopped) return
    enter({ kind: 'saving' })
    try {
      const saved = await send(known.revision, sent, leaving)
      known.revision = saved.revision
      known.saved = sent
      if (known.latest === sent) {
        local.forget()
        enter({ kind: 'saved' })
      } else if (stopped) enter({ kind: 'locked' })
      onSaved(saved)
    } catch (error) {
      if (error instanceof CallError && error.hasCode('page.locked')) stopped = true
      if (stopped) return enter({ kind: 'locked' })
      if (error instanceof CallError && error.status === 409) return enter({ kind: 'stale' })
      enter({ kind: 'failed', text: messageOf(error) })
      saveIn(retryAfter)
    }
  })

  return {
    save,
    change(next: PageDocument): void {
      known.latest = next
      local.store({ revision: known.revision, at: new Date().toISOString(), document: next })
      if (state.kind === 'stale') return
      if (stopped) enter({ kind: 'locked' })
      else {
        if (state.kind !== 'saving' && state.kind !== 'waiting') enter({ kind: 'waiting' })
        saveIn(typingPause)
      }
    },
    /** Stops sending, because another editor has the lock. Unsent changes stay in local storage. */
    stop(): void {
      stopped = true
      clearTimeout(timer)
      if (known.latest !== known.saved && state.kind !== 'saving' && state.kind !== 'stale') enter({ kind: 'locked' })
    },
    /** Resolves once the server has everything; false if it could not be sent. */
    async flush(): Promise<boolean> {
      await save()
      return known.latest === known.saved
    },
    revision: () => known.revision,
  }
}
