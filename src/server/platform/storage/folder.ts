import { randomUUID } from 'node:crypto'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { namesIn, type Storage, unfinished, unlessMissing } from './store.ts'

/** Files in a folder of this machine, or of one that several machines share. */
export function openFolder(location: string): Storage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    read: (key) => unlessMissing(disk.getBytes(key)),
    async write(key, bytes) {
      // A reader never meets half a file: it is written aside and then moved to its name.
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
