import { mostBytesOf, partBytes } from '../../../shared/content/media/media-files.ts'

/**
 * By what the server knows a file again: its checksum, as `newUpload` says. A part at a time, so that a large video is never in memory.
 * Without TLS browsers make no checksums: then it is known by its name, size and date.
 */
export async function markOf(file: File): Promise<string> {
  // Absent without TLS, whatever the types say.
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return `${file.lastModified} ${file.name}`.slice(0, 300)
  const sha256 = async (bytes: BufferSource) => hex(await subtle.digest('SHA-256', bytes))
  if (file.size <= mostBytesOf.picture) return sha256(await file.arrayBuffer())
  const sums: string[] = []
  for (let at = 0; at < file.size; at += partBytes)
    sums.push(await sha256(await file.slice(at, at + partBytes).arrayBuffer()))
  return sha256(new TextEncoder().encode(sums.join('')))
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
