import { z } from 'zod'
import { dropStored, readStoredJson, storedKeys, store as storeText } from '../../../client/storage.ts'
import { type PageDocument, pageDocument } from '../../../shared/content/pages/page-document.ts'
import { nameOfEditor } from '../../ui/edit-lock/editor-name.ts'

/** A draft that is not on the server yet, stored in this browser to survive a crash, a closed tab or a lost connection. */
const localDraft = z.object({ revision: z.number(), at: z.string(), document: pageDocument })

export type LocalDraft = z.output<typeof localDraft>

/** A draft with its storage key. */
export type StoredDraft = LocalDraft & { key: string }

const keyOf = (pageId: string) => `haat:unsaved:${pageId}`
/** One key per tab, so that no tab deletes another's unsaved draft. */
const ownKey = (pageId: string) => `${keyOf(pageId)}:${nameOfEditor()}`

let waiting: { timer: ReturnType<typeof setTimeout>; store: () => void } | undefined

/** Debounced, because writing a long page to storage would slow down typing. */
export function storeLater(pageId: string, draft: LocalDraft): void {
  clearTimeout(waiting?.timer)
  waiting = { store: () => store(pageId, draft), timer: setTimeout(storeWaiting, 150) }
}

/** Stores the waiting draft immediately, when the page is closed. */
export function storeWaiting(): void {
  const { timer, store } = waiting ?? {}
  waiting = undefined
  clearTimeout(timer)
  store?.()
}

function store(pageId: string, draft: LocalDraft): void {
  // If storage is full or refused, only the server's copy, saved a second later, survives closing the page.
  storeText('local', ownKey(pageId), JSON.stringify(draft))
}

/** Deletes this tab's draft, once the server has it. */
export function forgetOwn(pageId: string): void {
  clearTimeout(waiting?.timer)
  waiting = undefined
  dropStored('local', ownKey(pageId))
}

export function forgetDraft({ key }: StoredDraft): void {
  dropStored('local', key)
}

/** Moves a draft of any tab to this tab's key. */
export function adoptDraft(pageId: string, { key, ...draft }: StoredDraft): void {
  dropStored('local', key)
  store(pageId, draft)
}

/** Drafts of the page from all tabs of this browser, newest first. */
export function readDrafts(pageId: string): StoredDraft[] {
  storeWaiting()
  return storedKeys('local')
    .filter((key) => key === keyOf(pageId) || key.startsWith(`${keyOf(pageId)}:`))
    .flatMap((key) => {
      const draft = readDraft(key)
      return draft ? [{ ...draft, key }] : []
    })
    .sort((one, other) => other.at.localeCompare(one.at))
}

function readDraft(key: string): LocalDraft | undefined {
  return localDraft.safeParse(readStoredJson('local', key)).data
}

/** The newest local draft that differs from the server's state. */
export function unsavedDraft<Draft extends LocalDraft>(
  drafts: readonly Draft[],
  onServer: PageDocument,
): Draft | undefined {
  const stored = JSON.stringify(onServer)
  return drafts.find(({ document }) => JSON.stringify(document) !== stored)
}
