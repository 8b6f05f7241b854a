import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files lie. Keys are paths such as `3/originals/abc`, the site's id first. */
export type Storage = {
  read: (key: string) => Promise<Uint8Array | undefined>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** Where the files of a data folder lie. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media')
}

export function openStorage(dataDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: mediaFolder(dataDir), visibility: 'private' }))
  return {
    async read(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : undefined
    },
    async write(key, bytes) {
      // A reader never meets half a file: it is written aside and then moved to its name.
      const aside = `${key}.${randomUUID()}.part`
      try {
        await disk.put(aside, bytes)
        await disk.move(aside, key)
      } catch (error) {
        await disk.delete(aside).catch(() => undefined)
        throw error
      }
    },
    remove: (key) => disk.delete(key),
  }
}
