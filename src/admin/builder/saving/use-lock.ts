import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { lockPage, unlockPage } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageLock } from '../../../shared/content/pages-admin.ts'
import { nameOfEditor } from './editor-name.ts'

const heartbeat = 20_000

export type Lock = {
  /** False while somebody else edits the page, and until it has been read again after that. */
  mine: boolean
  /** Who else, as far as it is known. */
  holder: PageLock['holder']
  /** This tab edited the page before: it was taken over. */
  lost: boolean
}

/**
 * Says that this tab edits the page, and hears who else does. A lock that nobody renews lapses by itself. A page that comes
 * back to this tab is read again first, since somebody else may have saved it: `readAgain` gives what opens it.
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
      // Both at once: what is opened is never shown as somebody else's.
      enter({ mine: true, holder: null, lost: false })
      open()
    },
    [enter, pageId],
  )
  const ask = useMemo(() => oneAfterTheOther(hear), [hear])

  useEffect(() => {
    // Without an answer the last one stands; the server refuses what may not be saved.
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
    /** The server has refused this tab, as somebody else has the page: who that is, is heard a moment later. */
    lose: useCallback(() => {
      enter({ mine: false, holder: null, lost: true })
      void ask().catch(() => undefined)
    }, [ask, enter]),
  }
}

/** So that answers come in the order in which was asked. */
function oneAfterTheOther<Given>(task: (given?: Given) => Promise<void>): (given?: Given) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (given) => {
    const next = last.then(() => task(given))
    last = next.catch(() => undefined)
    return next
  }
}
