import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { lockPage, unlockPage } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageLock } from '../../../shared/content/pages-admin.ts'
import { nameOfEditor } from './editor-name.ts'

const heartbeat = 20_000

export type Lock = {
  /** False while another editor has the lock, and until the page has been read again afterwards. */
  mine: boolean
  /** The other editor, if known. */
  holder: PageLock['holder']
  /** True if this tab had the lock and another editor took it over. */
  lost: boolean
}

/**
 * Holds the page's lock for this tab and tracks other editors. A lock that is not renewed expires. When the lock
 * returns to this tab, `readAgain` reads the page first, because another editor may have saved it.
 */
export function useLock(pageId: string, readAgain: () => Promise<(() => void) | undefined>) {
  const [lock, setLock] = useState<Lock>({ mine: true, holder: null, lost: false })
  const latest = useRef({ lock, had: false, readAgain })
  latest.current.readAgain = readAgain

  const enter = useCallback((next: Lock) => {
    latest.current.lock = next
    setLock(next)
  }, [])

  const hear = useCallback(
    async (take?: 'over') => {
      const body = { editor: nameOfEditor(), ...(take ? { take } : {}) }
      const { data } = await call(lockPage, { params: { id: pageId }, body })
      const { lock, had, readAgain } = latest.current
      if (!data.mine) return enter({ mine: false, holder: data.holder, lost: lock.lost || had })
      latest.current.had = true
      if (lock.mine) return
      const open = await readAgain()
      if (!open) return
      // One state update, so that the new page never appears locked.
      enter({ mine: true, holder: null, lost: false })
      open()
    },
    [enter, pageId],
  )
  const ask = useMemo(() => oneAfterTheOther(hear), [hear])

  useEffect(() => {
    // Without an answer the last state stays; the server refuses invalid saves.
    const renew = () => void ask().catch(() => undefined)
    renew()
    const timer = setInterval(renew, heartbeat)
    const give = () => {
      const request = { params: { id: pageId }, query: { editor: nameOfEditor() } }
      call(unlockPage, request, { keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', give)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', give)
      give()
    }
  }, [ask, pageId])

  return {
    lock,
    takeOver: () => ask('over').catch((error: unknown) => toast.error('Not taken over', messageOf(error))),
    /** Called when the server refuses this tab; the lock's holder becomes known a moment later. */
    lose: useCallback(() => {
      enter({ mine: false, holder: null, lost: true })
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
