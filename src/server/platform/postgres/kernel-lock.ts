import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY: another process has the lock. */
const busy = 5

/**
 * Takes a lock that the operating system gives back when this process ends, however it ends, and that no reused process
 * number can fool. Node has no call for one; SQLite, which comes with it, locks its files so.
 * @param file made for this alone; it stays empty
 * @returns what gives it back; `taken` when another process has it, `unknown` where the file system has no locks
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
