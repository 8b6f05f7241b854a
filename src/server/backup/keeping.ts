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
 * Keeps a backup as a file, or in a bucket. What has the right name there is whole.
 * @param place a file, `s3://bucket/file.tar.gz`, or `s3://bucket/prefix`, under which it gets the name `fileName`
 * @throws StartError when it cannot be kept; nothing of it is left then
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

/** Under another name until it is whole. Only its owner may read it. */
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
 * The bytes of a backup that is kept somewhere, as they come.
 * @throws StartError when it is not there, or not read to its end
 */
export function openBackup(place: string, settings: BucketSettings): AsyncIterable<Uint8Array> {
  const location = readLocation(place)
  if (!location) return createReadStream(place)
  if (!isName.test(location.key)) throw new StartError(`Name one backup: ${place}/haat-….tar.gz`)
  return download(openRequests(settings, location), place)
}
