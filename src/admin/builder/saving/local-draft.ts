import { type PageDocument, pageDocument } from '../../../sections/define/document.ts'

/** What is not on the server yet, kept on this device: a crash, a closed tab or a lost connection loses nothing. */
export type KeptDraft = { revision: number; at: string; document: PageDocument }

const keyOf = (pageId: string) => `haat:unsaved:${pageId}`

let waiting: ReturnType<typeof setTimeout> | undefined

/** Kept a moment later: writing a long page to storage is not to slow down typing. */
export function keepLater(pageId: string, kept: KeptDraft): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => keepDraft(pageId, kept), 150)
}

function keepDraft(pageId: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(pageId), JSON.stringify(kept))
  } catch {
    // Storage that is full or forbidden: the server's copy, a second later, is then the only one.
  }
}

export function forgetDraft(pageId: string): void {
  clearTimeout(waiting)
  localStorage.removeItem(keyOf(pageId))
}

export function readKept(pageId: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(pageId)) ?? 'null') as KeptDraft | null
    const document = pageDocument.safeParse(kept?.document)
    return kept && document.success ? { ...kept, document: document.data } : undefined
  } catch {
    return undefined
  }
}
