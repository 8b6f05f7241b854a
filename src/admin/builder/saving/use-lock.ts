import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../client/api.ts'
import type { PageLock } from '../../../shared/pages-admin.ts'

const heartbeat = 20_000

/** Says that this tab edits the page, and hears who else does. A lock that nobody renews lapses by itself. */
export function useLock(pageId: string) {
  const editor = useRef(crypto.randomUUID())
  const [lock, setLock] = useState<PageLock>()

  const ask = useCallback(
    async (take?: 'over') => {
      try {
        const body = { editor: editor.current, ...(take ? { take } : {}) }
        const { data } = await call<{ data: PageLock }>(`/api/v1/pages/${pageId}/lock`, { method: 'PUT', body })
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
    return () => {
      clearInterval(timer)
      const params = { editor: editor.current }
      call(`/api/v1/pages/${pageId}/lock`, { method: 'DELETE', params }).catch(() => undefined)
    }
  }, [ask, pageId])

  return { lock, takeOver: () => ask('over') }
}
