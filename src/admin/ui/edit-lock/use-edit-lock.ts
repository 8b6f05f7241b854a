import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import type { EditLock, LockBody } from '../../../shared/content/pages/edit-locks.ts'
import { nameOfEditor } from './editor-name.ts'

const heartbeat = 20_000

/** Calls of a kind of thing that one tab at a time edits. */
export type LockCalls = {
  take: (id: string, body: LockBody) => Promise<EditLock>
  /** Releases the lock although the page is being closed. */
  give: (id: string, editor: string) => Promise<unknown>
}

export type Lock = {
  /** False while another editor has the lock, and until the thing has been read again afterwards. */
  mine: boolean
  /** The other editor, if known. */
  holder: EditLock['holder']
  /** True if this tab had the lock and another editor took it over. */
  lost: boolean
  /** False until the server has answered for the first time, or could not be reached. */
  known: boolean
}

/** Reads a thing again. @returns a function that opens it as read; undefined if reading failed */
type ReadAgain = () => Promise<(() => void) | undefined>

const free = { mine: true, holder: null, lost: false }

/**
 * Holds the lock of a page or post for this tab and tracks other editors. A lock that is not renewed expires. When the lock
 * returns to this tab, `readAgain` reads the thing first, because another editor may have saved it.
 * @param id undefined for users who may only read: they need no lock
 */
export function useEditLock(calls: LockCalls, id: string | undefined, readAgain: ReadAgain) {
  const [lock, setLock] = useState<Lock>({ ...free, known: id === undefined })
  const latest = useRef({ lock, had: false, readAgain })
  latest.current.readAgain = readAgain

  const enter = useCallback((next: Lock) => {
    latest.current.lock = next
    setLock(next)
  }, [])

  const hear = useCallback(
    async (take?: 'over') => {
      if (id === undefined) return
      const answer = await calls.take(id, { editor: nameOfEditor(), ...(take ? { take } : {}) })
      const { lock, had, readAgain } = latest.current
      if (!answer.mine) return enter({ mine: false, holder: answer.holder, lost: lock.lost || had, known: true })
      latest.current.had = true
      if (lock.mine) return lock.known ? undefined : enter({ ...free, known: true })
      const open = await readAgain()
      if (!open) return
      // One state update, so that what was read never appears locked.
      enter({ ...free, known: true })
      open()
    },
    [calls, enter, id],
  )
  const ask = useMemo(() => oneAfterTheOther(hear), [hear])
  // Without an answer the last state stays; the server refuses invalid saves.
  const renew = useCallback(() => {
    ask().catch(() => {
      const { lock } = latest.current
      if (!lock.known) enter({ ...lock, known: true })
    })
  }, [ask, enter])

  useEffect(() => {
    if (id === undefined) return
    renew()
    const timer = setInterval(renew, heartbeat)
    const give = () => void calls.give(id, nameOfEditor()).catch(() => undefined)
    // Browsers slow down the timers of a tab in the background.
    const comeBack = () => document.visibilityState === 'visible' && renew()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('pagehide', give)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('pagehide', give)
      give()
    }
  }, [calls, id, renew])

  return {
    lock,
    renew,
    takeOver: () => ask('over').catch((error: unknown) => toast.error('Not taken over', messageOf(error))),
    /** Called when the server refuses this tab; the lock's holder becomes known a moment later. */
    lose: useCallback(() => {
      enter({ mine: false, holder: null, lost: true, known: true })
      void ask().catch(() => undefined)
    }, [ask, enter]),
  }
}

/** Runs calls one after the other, so that answers arrive in order. */
function oneAfterTheOther<Given>(task: (given?: Given) => Promise<void>): (given?: Given) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (given) => {
    const next = last.then(() => task(given))
    last = next.catch(() => undefined)
    return next
  }
}
