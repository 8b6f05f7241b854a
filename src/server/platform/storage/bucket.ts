import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { MediaBucket } from '../config.ts'
import { namesIn, type Storage, unlessMissing } from './store.ts'

/** How long a request may take to be connected, and to be answered, ms. It is tried three times. */
const patience = { connectionTimeout: 3_000, requestTimeout: 20_000 }
const removedAtOnce = 8

/** Files in a private bucket of a service that speaks S3: nobody reaches them but through this server. */
export function openBucket({ name, endpoint, region, accessKeyId, secretAccessKey }: MediaBucket): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's seldom have a host for each bucket, nor know the checksums that Amazon's clients send by themselves.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: patience,
  })
  const disk = new Disk(new S3Driver({ client, bucket: name, visibility: 'private', supportsACL: false }))
  return {
    read: (key) => unlessMissing(disk.getBytes(key)),
    // It is seen under its name once it is whole.
    write: (key, bytes) => disk.put(key, bytes, { contentLength: bytes.length }),
    list: (folder) => namesIn(disk, folder, 'isFile'),
    folders: (folder) => namesIn(disk, folder, 'isDirectory'),
    writtenAt: async (key) => (await unlessMissing(disk.getMetaData(key)))?.lastModified,
    remove: (key) => disk.delete(key),
    // One by one: how several are deleted in one request is where services differ most, and `3/abc` would take `3/abcd` along.
    async removeFolder(folder) {
      const keys = (await namesIn(disk, folder, 'isFile')).map((name) => `${folder}/${name}`)
      for (let at = 0; at < keys.length; at += removedAtOnce)
        await Promise.all(keys.slice(at, at + removedAtOnce).map((key) => disk.delete(key)))
      for (const inner of await namesIn(disk, folder, 'isDirectory')) await this.removeFolder(`${folder}/${inner}`)
    },
  }
}
