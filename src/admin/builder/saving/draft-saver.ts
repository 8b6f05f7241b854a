import { CallError } from '../../../client/api.ts'
import { messageOf } from '../../../client/message-of.ts'
import type { PageDocument } from '../../../shared/content/page-document.ts'
import type { DraftSaved } from '../../../shared/content/pages-admin.ts'
import { oneAtATime } from '../../ui/one-at-a-time.ts'
import type { LocalDraft } from './local-draft.ts'

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** It will be tried again; the text says why it did not go. */
  | { kind: 'failed'; text: string }
  /** Somebody else has saved this page meanwhile: nothing more is saved until the person has decided. */
  | { kind: 'stale' }
  /** Somebody else edits this page now, and not everything was saved before: the rest is stored in this browser. */
  | { kind: 'locked' }

/** How a save goes: `leaving` is one that must come through although the page is being left. */
export type Leaving = 'leaving' | undefined

type Options = {
  /** What the server has. */
  revision: number
  document: PageDocument
  send: (revision: number, document: PageDocument, leaving: Leaving) => Promise<DraftSaved>
  /** Where a draft is stored until the server has it. */
  local: { store: (draft: LocalDraft) => void; forget: () => void }
  onState: (state: SaveState) => void
  onSaved: (saved: DraftSaved) => void
}

const typingPause = 700
const retryAfter = 5_000

export type DraftSaver = ReturnType<typeof draftSaver>

/** Saves a draft a moment after its last change, one call at a time, each on top of the revision that it knows. */
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
    /** Sends nothing any more, because somebody else edits the page now. What was not sent stays stored. */
    stop(): void {
      stopped = true
      clearTimeout(timer)
      if (known.latest !== known.saved && state.kind !== 'saving' && state.kind !== 'stale') enter({ kind: 'locked' })
    },
    /** Settles when everything is on the server. False when it is not. */
    async flush(): Promise<boolean> {
      await save()
      return known.latest === known.saved
    },
    revision: () => known.revision,
  }
}
