import { readStored, store } from '../../../client/storage.ts'

/** What this tab calls itself where it edits a page: the same after a reload. */
export function nameOfEditor(): string {
  const key = 'haat:editor'
  const name = readStored('session', key) ?? crypto.randomUUID()
  store('session', key, name)
  return name
}
