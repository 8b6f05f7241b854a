import { z } from 'zod'
import { dropStored, readStoredJson, storedKeys, store as storeText } from '../../../client/storage.ts'
import { type PageDocument, pageDocument } from '../../../shared/content/page-document.ts'
import { nameOfEditor } from './editor-name.ts'

/** What is not on the server yet, stored in this browser: a crash, a closed tab or a lost connection loses nothing. */
const localDraft = z.object({ revision: z.number(), at: z.string(), document: pageDocument })

export type LocalDraft = z.output<typeof localDraft>

/** With the key that it is stored under. */
export type StoredDraft = LocalDraft & { key: string }

const keyOf = (pageId: string) => `haat:unsaved:${pageId}`
/** Each tab has its own, so that none forgets what another one still has to save. */
const ownKey = (pageId: string) => `${keyOf(pageId)}:${nameOfEditor()}`

let waiting: { timer: ReturnType<typeof setTimeout>; store: () => void } | undefined

/** Stored a moment later: writing a long page to storage is not to slow down typing. */
export function storeLater(pageId: string, draft: LocalDraft): void {
  clearTimeout(waiting?.timer)
  waiting = { store: () => store(pageId, draft), timer: setTimeout(storeWaiting, 150) }
}

/** At once, as the page is being left. */
export function storeWaiting(): void {
  const { timer, store } = waiting ?? {}
  waiting = undefined
  clearTimeout(timer)
  store?.()
}

function store(pageId: string, draft: LocalDraft): void {
  // Where storage is full or refused, the server's copy, a second later, is the only one that outlasts the page.
  storeText('local', ownKey(pageId), JSON.stringify(draft))
}

/** Forgets what this tab has stored: the server has it. */
export function forgetOwn(pageId: string): void {
  clearTimeout(waiting?.timer)
  waiting = undefined
  dropStored('local', ownKey(pageId))
}

export function forgetDraft({ key }: StoredDraft): void {
  dropStored('local', key)
}

/** Makes it this tab's own, whichever tab it was stored by. */
export function adoptDraft(pageId: string, { key, ...draft }: StoredDraft): void {
  dropStored('local', key)
  store(pageId, draft)
}

/** What any tab of this browser has stored of the page, the newest first. */
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

/** The newest draft in this browser that is not what the server has. */
export function unsavedDraft<Draft extends LocalDraft>(
  drafts: readonly Draft[],
  onServer: PageDocument,
): Draft | undefined {
  const stored = JSON.stringify(onServer)
  return drafts.find(({ document }) => JSON.stringify(document) !== stored)
}
