import { randomUUID } from 'node:crypto'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { namesIn, type Storage, unfinished, unlessMissing } from './store.ts'

/** Files in a local or shared folder. */
export function openFolder(location: string): Storage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    read: (key) => unlessMissing(disk.getBytes(key)),
    async write(key, bytes) {
      // Written under a temporary name and then renamed, so that readers never see a partial file.
      const aside = `${key}.${randomUUID()}${unfinished}`
      try {
        await disk.put(aside, bytes)
        await disk.move(aside, key)
      } catch (error) {
        await disk.delete(aside).catch(() => undefined)
        throw error
      }
    },
    list: (folder) => namesIn(disk, folder, 'isFile'),
    folders: (folder) => namesIn(disk, folder, 'isDirectory'),
    writtenAt: async (key) => (await unlessMissing(disk.getMetaData(key)))?.lastModified,
    remove: (key) => disk.delete(key),
    removeFolder: (folder) => disk.deleteAll(folder),
  }
}
