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

export function openStorage(dataDir: string): Storage {
  const disk = new Disk(new FSDriver({ location: path.join(dataDir, 'media'), visibility: 'private' }))
  return {
    async read(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : undefined
    },
    async write(key, bytes) {
      // A reader never meets half a file: it is written aside and then moved to its name.
      const aside = `${key}.${randomUUID()}.part`
      await disk.put(aside, bytes)
      await disk.move(aside, key)
    },
    remove: (key) => disk.delete(key),
  }
}
