import { type FileFacts, isPictureId, pictureIdForm } from './pictures.ts'

/** What the library holds. */
export const mediaKinds = ['picture', 'video', 'document'] as const

export type MediaKind = (typeof mediaKinds)[number]

/** What a file may be, for a browser's file dialog. The server looks at the content, whatever it is called. */
export const typesOfKind = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
  video: ['video/mp4', 'video/webm'],
  document: ['application/pdf'],
} as const satisfies Record<MediaKind, readonly string[]>

const megabyte = 1024 * 1024

/** The largest file of each kind, in bytes. */
export const mostBytesOf: Record<MediaKind, number> = {
  picture: 15 * megabyte,
  video: 512 * megabyte,
  document: 64 * megabyte,
}

/** Files are sent, and videos and documents stored, in parts of so many bytes. */
export const partBytes = 2 * megabyte

export function kindOfType(contentType: string): MediaKind {
  if (contentType.startsWith('video/')) return 'video'
  return contentType === 'application/pdf' ? 'document' : 'picture'
}

const endings: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'application/pdf': 'pdf' }

/** What the addresses of videos and documents begin with, before the id. */
export const fileAddressStart = '/media/'

/** Where a video or document of the library is read, for as long as it is in the library. */
export function fileUrl({ id, contentType }: { id: string; contentType: string }): string {
  const kind = kindOfType(contentType)
  return `${fileAddressStart}${isPictureId(id) ? id : 'unknown'}/${kind}.${endings[contentType] ?? 'unknown'}`
}

const ofLibrary = new RegExp(`^${fileAddressStart}(${pictureIdForm})/(?:video\\.(?:mp4|webm)|document\\.pdf)(?=$|[?#])`)

/** The id of the video or document of the library that an address leads to. */
export function fileIdIn(address: string): string | undefined {
  return ofLibrary.exec(address)?.[1]
}

/**
 * An address of a video or document with what is known of it behind it, as a fragment, for whoever draws a page: it is put there while
 * the page is made, and never stored. It leads to the present file, where that was replaced.
 */
export function withFacts(address: string, facts: FileFacts | undefined): string {
  const id = fileIdIn(address)
  if (!id || !facts) return address
  const bare = address.replace(/#.*$/, '').replace(id, facts.file ?? id)
  return `${bare}#facts=${encodeURIComponent(JSON.stringify(facts))}`
}

/** The reverse of `withFacts`: nothing is known where nothing was put there. */
export function factsIn(address: string): { address: string; facts: FileFacts } {
  const [bare = '', said] = address.split('#facts=')
  if (said === undefined || !fileIdIn(bare)) return { address, facts: {} }
  return { address: bare, facts: parsed(said) }
}

/** Somebody may have written such a fragment by hand. */
function parsed(said: string): FileFacts {
  try {
    const facts: unknown = JSON.parse(decodeURIComponent(said))
    return typeof facts === 'object' && facts !== null ? facts : {}
  } catch {
    return {}
  }
}
