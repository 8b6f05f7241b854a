import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { MediaBucket } from '../config.ts'
import { namesIn, type Storage, unlessMissing } from './store.ts'

/** Timeouts of a request, ms. It is tried three times. */
const patience = { connectionTimeout: 3_000, requestTimeout: 20_000 }
const removedAtOnce = 8

/** Files in a private S3 bucket, reachable only through this server. */
export function openBucket({ name, endpoint, region, accessKeyId, secretAccessKey }: MediaBucket): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // S3-compatible services often have no host per bucket, and reject the checksums that Amazon's client sends by default.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })
  const disk = new Disk(new S3Driver({ client, bucket: name, visibility: 'private', supportsACL: false }))
  return {
    read: (key) => unlessMissing(disk.getBytes(key)),
    // An object becomes visible only once it is complete.
    write: (key, bytes) => disk.put(key, bytes, { contentLength: bytes.length }),
    list: (folder) => namesIn(disk, folder, 'isFile'),
    folders: (folder) => namesIn(disk, folder, 'isDirectory'),
    writtenAt: async (key) => (await unlessMissing(disk.getMetaData(key)))?.lastModified,
    remove: (key) => disk.delete(key),
    // Individually: services differ most in bulk deletion, and the prefix `3/abc` would match `3/abcd` too.
    async removeFolder(folder) {
      const keys = (await namesIn(disk, folder, 'isFile')).map((name) => `${folder}/${name}`)
      for (let at = 0; at < keys.length; at += removedAtOnce)
        await Promise.all(keys.slice(at, at + removedAtOnce).map((key) => disk.delete(key)))
      for (const inner of await namesIn(disk, folder, 'isDirectory')) await this.removeFolder(`${folder}/${inner}`)
    },
  }
}
