import { z } from 'zod'
import { type PageDocument, pageDocument } from '../../../shared/content/page-document.ts'

/** What is not on the server yet, stored in this browser: a crash, a closed tab or a lost connection loses nothing. */
const localDraft = z.object({ revision: z.number(), at: z.string(), document: pageDocument })

export type LocalDraft = z.output<typeof localDraft>

const keyOf = (pageId: string) => `haat:unsaved:${pageId}`

let waiting: ReturnType<typeof setTimeout> | undefined

/** Stored a moment later: writing a long page to storage is not to slow down typing. */
export function storeLater(pageId: string, draft: LocalDraft): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => store(pageId, draft), 150)
}

function store(pageId: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(draft))
  } catch {
    // Storage that is full or forbidden: the server's copy, a second later, is then the only one.
  }
}

export function forgetDraft(pageId: string): void {
  clearTimeout(waiting)
  localStorage.removeItem(keyOf(pageId))
}

export function readDraft(pageId: string): LocalDraft | undefined {
  try {
    return localDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The draft in this browser, if the server has something else. */
export function unsavedDraft(draft: LocalDraft | undefined, onServer: PageDocument): LocalDraft | undefined {
  return draft && JSON.stringify(draft.document) !== JSON.stringify(onServer) ? draft : undefined
}
