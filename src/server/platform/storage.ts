import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files lie. Keys are paths such as `3/original/abc`, the site's id first. */
export type Storage = {
  read: (key: string) => Promise<Uint8Array | undefined>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Names of the files in a folder, such as `3/abc`; none where there is no such folder. */
  list: (folder: string) => Promise<string[]>
  /** Names of the folders in a folder. */
  folders: (folder: string) => Promise<string[]>
  /** When a file was written last; undefined where there is none. */
  writtenAt: (key: string) => Promise<Date | undefined>
  removeFolder: (folder: string) => Promise<void>
}

/** How the name of a file ends that is being written; one that is old was left by a process that died. */
export const unfinished = '.part'

/** Where the files of a data folder lie. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media')
}

const ofProduct = 'shipped/'

/**
 * @param shipped a folder of the product itself: its files are found under `shipped/`, together with what was written there
 */
export function openStorage(dataDir: string, shipped: string): Storage {
  const disk = openDisk(mediaFolder(dataDir))
  const product = openDisk(shipped)
  const placesOf = (key: string): [Disk, string][] =>
    key.startsWith(ofProduct)
      ? [
          [product, key.slice(ofProduct.length)],
          [disk, key],
        ]
      : [[disk, key]]
  return {
    async read(key) {
      for (const [place, name] of placesOf(key)) {
        const bytes = await unlessMissing(place.getBytes(name))
        if (bytes) return bytes
      }
      return undefined
    },
    async list(folder) {
      const found = await Promise.all(placesOf(folder).map(([place, name]) => namesIn(place, name, 'isFile')))
      return [...new Set(found.flat())]
    },
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
    folders: async (folder) => namesIn(disk, folder, 'isDirectory'),
    writtenAt: async (key) => (await unlessMissing(disk.getMetaData(key)))?.lastModified,
    remove: (key) => disk.delete(key),
    removeFolder: (folder) => disk.deleteAll(folder),
  }
}

function openDisk(location: string): Disk {
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

async function namesIn(disk: Disk, folder: string, kind: 'isFile' | 'isDirectory'): Promise<string[]> {
  const listed = await unlessMissing(disk.listAll(folder))
  return [...(listed?.objects ?? [])].flatMap((found) => (found[kind] ? [found.name] : []))
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}
