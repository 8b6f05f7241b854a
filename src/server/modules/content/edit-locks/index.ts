export { checkLock, giveLock, type Lockable, takeLock } from './edit-locks.ts'
