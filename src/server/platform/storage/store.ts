import type { Disk } from 'flydrive'

/** File storage. Keys are paths such as `3/original/abc`, the site's id first. */
export type Storage = {
  read: (key: string) => Promise<Uint8Array | undefined>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Names of the files in a folder, such as `3/abc`; empty if it does not exist. */
  list: (folder: string) => Promise<string[]>
  /** Names of the folders in a folder; `/` is the root. */
  folders: (folder: string) => Promise<string[]>
  /** Time of a file's last write; undefined if it does not exist. */
  writtenAt: (key: string) => Promise<Date | undefined>
  removeFolder: (folder: string) => Promise<void>
}

/** Suffix of a file being written; an old one was left by a process that died. */
export const unfinished = '.part'

/** All names in a folder, over all pages of the listing. */
export async function namesIn(disk: Disk, folder: string, kind: 'isFile' | 'isDirectory'): Promise<string[]> {
  const names: string[] = []
  for (let paginationToken: string | undefined; ; ) {
    const listed = await unlessMissing(disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken }))
    for (const found of listed?.objects ?? []) if (found[kind]) names.push(found.name)
    paginationToken = listed?.paginationToken
    if (paginationToken === undefined) return names
  }
}

export async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(((error as Error).cause ?? error) as Partial<NodeJS.ErrnoException> & OfBucket)) return undefined
    throw error
  }
}

type OfBucket = { $metadata?: { httpStatusCode?: number } }

/** A missing bucket is an error, not a missing file. */
function isMissing({ code, name, $metadata }: Partial<NodeJS.ErrnoException> & OfBucket): boolean {
  if (code === 'ENOENT' || code === 'ENOTDIR') return true
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}
