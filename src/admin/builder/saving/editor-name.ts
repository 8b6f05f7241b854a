import { readStored, store } from '../../../client/storage.ts'

/** This tab's editor id, kept across reloads. */
export function nameOfEditor(): string {
  const key = 'haat:editor'
  const name = readStored('session', key) ?? crypto.randomUUID()
  store('session', key, name)
  return name
}
