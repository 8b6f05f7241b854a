import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { lockPage, unlockPage } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageLock } from '../../../shared/content/pages-admin.ts'

const heartbeat = 20_000

/** A tab stays the same editor when it is reloaded. */
function nameOfTab(): string {
  const key = 'haat:editor'
  const name = sessionStorage.getItem(key) ?? crypto.randomUUID()
  sessionStorage.setItem(key, name)
  return name
}

/** Says that this tab edits the page, and hears who else does. A lock that nobody renews lapses by itself. */
export function useLock(pageId: string) {
  const editor = useRef(nameOfTab())
  const [lock, setLock] = useState<PageLock>()

  const ask = useCallback(
    async (take?: 'over') => {
      try {
        const body = { editor: editor.current, ...(take ? { take } : {}) }
        const { data } = await call(lockPage, { params: { id: pageId }, body })
        setLock(data)
      } catch {
        // Without an answer the last one stands; the revision check guards what is saved.
      }
    },
    [pageId],
  )

  useEffect(() => {
    void ask()
    const timer = setInterval(() => void ask(), heartbeat)
    const request = { params: { id: pageId }, query: { editor: editor.current } }
    const give = () => {
      call(unlockPage, request, { keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', give)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', give)
      give()
    }
  }, [ask, pageId])

  return { lock, takeOver: () => ask('over') }
}
