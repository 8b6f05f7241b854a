import { dropStored, store, takeStored } from '../../../client/storage.ts'
import { newId } from '../../../shared/new-id.ts'

const key = 'haat:editor'

let name: string | undefined

/**
 * This tab's editor id, kept across reloads. It is stored only while the page goes and comes again: a tab that is duplicated copies the storage
 * of one that stands, and is an editor of its own.
 */
export function nameOfEditor(): string {
  if (name !== undefined) return name
  const own = takeStored('session', key) ?? newId()
  window.addEventListener('pagehide', () => store('session', key, own))
  window.addEventListener('pageshow', () => dropStored('session', key))
  name = own
  return own
}
