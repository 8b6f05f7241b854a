import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../platform/config.ts'
import { download } from './s3/download.ts'
import { readLocation } from './s3/location.ts'
import { openRequests } from './s3/requests.ts'
import { uploadParts } from './s3/upload.ts'
import type { BucketSettings } from './settings.ts'

export type Kept = { where: string; bytes: number }

const isName = /\.(gz|age)$/

/**
 * Stores a backup as a file or in a bucket. It gets its final name only when complete.
 * @param place a file, `s3://bucket/file.tar.gz`, or `s3://bucket/prefix`, below which it is named `fileName`
 * @throws StartError if it cannot be stored; nothing is left then
 */
export async function keepBackup(
  chunks: () => Promise<AsyncIterable<Uint8Array>>,
  place: string,
  fileName: string,
  settings: BucketSettings,
): Promise<Kept> {
  const location = readLocation(place)
  if (!location) return keepFile(chunks, path.resolve(place))
  const key = isName.test(location.key) ? location.key : [location.key, fileName].filter(Boolean).join('/')
  const where = `s3://${location.bucket}/${key}`
  const ask = openRequests(settings, { bucket: location.bucket, key })
  return { where, bytes: await uploadParts(await chunks(), ask, where) }
}

/** Under a temporary name until complete. Only the owner may read it. */
async function keepFile(chunks: () => Promise<AsyncIterable<Uint8Array>>, file: string): Promise<Kept> {
  await mkdir(path.dirname(file), { recursive: true })
  const half = `${file}.part`
  try {
    await pipeline(await chunks(), createWriteStream(half, { mode: 0o600, flush: true }))
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  return { where: file, bytes: (await stat(file)).size }
}

/**
 * Streams the bytes of a stored backup.
 * @throws StartError if it does not exist or cannot be read to its end
 */
export function openBackup(place: string, settings: BucketSettings): AsyncIterable<Uint8Array> {
  const location = readLocation(place)
  if (!location) return createReadStream(place)
  if (!isName.test(location.key)) throw new StartError(`Name one backup: ${place}/haat-….tar.gz`)
  return download(openRequests(settings, location), place)
}
