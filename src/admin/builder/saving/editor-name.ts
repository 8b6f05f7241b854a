import { readStored, store } from '../../../client/storage.ts'
import { newId } from '../../../shared/new-id.ts'

/** This tab's editor id, kept across reloads. */
export function nameOfEditor(): string {
  const key = 'haat:editor'
  const name = readStored('session', key) ?? newId()
  store('session', key, name)
  return name
}
