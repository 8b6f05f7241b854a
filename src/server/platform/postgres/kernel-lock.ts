import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY: another process has the lock. */
const busy = 5

/**
 * Takes a lock that the operating system releases when this process ends, in whatever way, and that reused process ids cannot
 * confuse. Node has no call for one; SQLite, which is built in, locks its files this way.
 * @param file used only for this; it stays empty
 * @returns the release function; `taken` if another process has it, `unknown` if the file system has no locks
 */
export function takeKernelLock(file: string): (() => void) | 'taken' | 'unknown' {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    database.exec('begin exclusive')
    const held = database
    return () => {
      if (held.isOpen) held.close()
    }
  } catch (error) {
    database?.close()
    return (error as { errcode?: number }).errcode === busy ? 'taken' : 'unknown'
  }
}
