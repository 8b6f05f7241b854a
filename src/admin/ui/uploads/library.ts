import { listMedia } from '../../../server/modules/content/media/media.contract.ts'

/** Lists and details of the library, however they are filtered. */
export function isOfLibrary({ queryKey: [first, second] }: { queryKey: readonly unknown[] }): boolean {
  return first === 'media' || (first === 'list' && second === listMedia.path)
}
