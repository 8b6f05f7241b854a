import { type FileFacts, isPictureId, pictureIdForm } from './pictures.ts'

/** Kinds of library items. */
export const mediaKinds = ['picture', 'video', 'document'] as const

export type MediaKind = (typeof mediaKinds)[number]

/** Media types for a browser's file dialog. The server inspects the content, whatever its name. */
export const typesOfKind = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
  video: ['video/mp4', 'video/webm'],
  document: ['application/pdf'],
} as const satisfies Record<MediaKind, readonly string[]>

const megabyte = 1024 * 1024

/** Maximum file size by kind, bytes. */
export const mostBytesOf: Record<MediaKind, number> = {
  picture: 15 * megabyte,
  video: 512 * megabyte,
  document: 64 * megabyte,
}

/** Chunk size in which files are uploaded, and videos and documents stored, bytes. */
export const partBytes = 2 * megabyte

export function kindOfType(contentType: string): MediaKind {
  if (contentType.startsWith('video/')) return 'video'
  return contentType === 'application/pdf' ? 'document' : 'picture'
}

const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'application/pdf': 'pdf' }

/** Path prefix of videos and documents, before the id. */
export const fileAddressStart = '/media/'

/** URL path of a library video or document. Constant while it is in the library. */
export function fileUrl({ id, contentType }: { id: string; contentType: string }): string {
  const kind = kindOfType(contentType)
  return `${fileAddressStart}${isPictureId(id) ? id : 'unknown'}/${kind}.${endings[contentType] ?? 'unknown'}`
}

const ofLibrary = new RegExp(`^${fileAddressStart}(${pictureIdForm})/(?:video\\.(?:mp4|webm)|document\\.pdf)(?=$|[?#])`)

/** Id of the library video or document at this address. */
export function fileIdIn(address: string): string | undefined {
  return ofLibrary.exec(address)?.[1]
}

/**
 * Appends facts about a video or document to its address as a fragment, for rendering: added while a page is built, never stored.
 * Points to the current file if it was replaced.
 */
export function withFacts(address: string, facts: FileFacts | undefined): string {
  const id = fileIdIn(address)
  if (!id || !facts) return address
  const bare = address.replace(/#.*$/, '').replace(id, facts.file ?? id)
  return `${bare}#facts=${encodeURIComponent(JSON.stringify(facts))}`
}

/** The reverse of `withFacts`; empty facts if the address has none. */
export function factsIn(address: string): { address: string; facts: FileFacts } {
  const [bare = '', said] = address.split('#facts=')
  if (said === undefined || !fileIdIn(bare)) return { address, facts: {} }
  return { address: bare, facts: parsed(said) }
}

/** The fragment may be hand-written. */
function parsed(said: string): FileFacts {
  try {
    const facts: unknown = JSON.parse(decodeURIComponent(said))
    return typeof facts === 'object' && facts !== null ? facts : {}
  } catch {
    return {}
  }
}
