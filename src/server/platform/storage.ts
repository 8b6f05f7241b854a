import path from 'node:path'
import type { Config } from './config.ts'
import { openFolder } from './storage/folder.ts'
import type { Storage } from './storage/store.ts'

export { type Storage, unfinished } from './storage/store.ts'

/** Folder of uploads in a data folder. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media')
}

type Place = Pick<Config, 'dataDir' | 'mediaBucket'>

/** Storage of uploads: the configured bucket, else the data folder. */
export async function openMedia({ dataDir, mediaBucket }: Place): Promise<Storage> {
  if (!mediaBucket) return openFolder(mediaFolder(dataDir))
  // Imported on demand, because it is large.
  const { openBucket } = await import('./storage/bucket.ts')
  return openBucket(mediaBucket)
}

const ofProduct = 'shipped/'

/** @param shipped a folder of the product, whose files are found under `shipped/`, together with files written there */
export async function openStorage(place: Place, shipped: string): Promise<Storage> {
  const media = await openMedia(place)
  const product = openFolder(shipped)
  const within = (key: string) => key.slice(ofProduct.length)
  return {
    ...media,
    read: async (key) =>
      (key.startsWith(ofProduct) ? await product.read(within(key)) : undefined) ?? (await media.read(key)),
    async list(folder) {
      if (!folder.startsWith(ofProduct)) return media.list(folder)
      const found = await Promise.all([product.list(within(folder)), media.list(folder)])
      return [...new Set(found.flat())]
    },
  }
}
