import { partBytes } from '../../../../shared/content/media/media-files.ts'
import type { Storage } from '../../../platform/storage.ts'

/** Folder of a file uploaded in parts: each part is a file of `partBytes`, the last one of the remainder. */
export const partsFolder = (siteId: number, id: string) => `${siteId}/files/${id}`

const partKey = (folder: string, nth: number) => `${folder}/${String(nth).padStart(6, '0')}`

/** Writes the part that begins at byte `from`. */
export function writePart(storage: Storage, folder: string, from: number, bytes: Uint8Array): Promise<void> {
  return storage.write(partKey(folder, Math.floor(from / partBytes)), bytes)
}

/** Writes a whole file. */
export async function writeParts(storage: Storage, folder: string, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; from += partBytes)
    await writePart(storage, folder, from, bytes.subarray(from, from + partBytes))
}

/**
 * Streams the bytes from `from` up to, not including, `until`; at most one part is in memory.
 * @throws Error if a part is missing
 */
export async function* readParts(
  storage: Storage,
  folder: string,
  from: number,
  until: number,
): AsyncGenerator<Uint8Array, void, void> {
  for (let at = from; at < until; ) {
    const nth = Math.floor(at / partBytes)
    const begins = nth * partBytes
    const part = await storage.read(partKey(folder, nth))
    const wanted = part?.subarray(at - begins, Math.min(until - begins, partBytes))
    if (!wanted || wanted.length === 0) throw new Error(`a part of a file is gone: ${partKey(folder, nth)}`)
    yield wanted
    at += wanted.length
  }
}

/** Bytes of a file that become `begins`, then zeros; `at` and `bytes` count bytes of the file. */
export type Patch = { at: number; bytes: number; begins: Uint8Array }

/**
 * Overwrites bytes of a file of `size` bytes that has no readers yet. Each part is read and written once at most.
 * @throws Error if a part is missing
 */
export async function overwrite(storage: Storage, folder: string, size: number, patches: Patch[]): Promise<void> {
  for (let from = 0; from < size; from += partBytes) {
    const until = Math.min(from + partBytes, size)
    const here = patches.filter(({ at, bytes }) => at < until && at + bytes > from)
    if (here.length === 0) continue
    const part = await readWhole(storage, folder, from, until)
    for (const { at, bytes, begins } of here) {
      part.fill(0, Math.max(0, at - from), at + bytes - from)
      for (const [index, byte] of begins.entries()) part[at + index - from] = byte
    }
    await writePart(storage, folder, from, part)
  }
}

/** Like `readParts`, concatenated; the range is in memory once. */
export async function readWhole(storage: Storage, folder: string, from: number, until: number): Promise<Uint8Array> {
  const whole = Buffer.alloc(until - from)
  let at = 0
  for await (const piece of readParts(storage, folder, from, until)) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
