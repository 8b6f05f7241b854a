export { pack, unpack } from './archive.ts'
export { hasDatabase, reachDatabase } from './reach.ts'
export { type Restored, restoreBackup } from './restore-backup.ts'
export { backupEntries } from './write-backup.ts'
