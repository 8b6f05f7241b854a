import { useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { listComments } from '../../server/modules/content/comments/comments.contract.ts'
import type { PostComment } from '../../shared/content/comments.ts'

/** Page size of the call (K3). */
const size = 100

const none = (): PostComment[] => []

type Held = { comments: PostComment[] | undefined; mayBeMore: boolean; fault: string | undefined }

/** Comments of a post, newest first, loaded page by page. Without a post it makes no call. */
export function useComments(postId: string) {
  const [held, setHeld] = useState<Held>({
    comments: postId ? undefined : [],
    mayBeMore: false,
    fault: undefined,
  })

  const shown = useRef<PostComment[]>([])
  /** The read that failed last. */
  const failed = useRef(none)
  const line = useRef(Promise.resolve())

  const read = async (startOf: () => PostComment[]) => {
    try {
      const newer = startOf()
      const last = newer.at(-1)
      // Page numbers would shift with what is written or hidden meanwhile.
      const before = last && { created: last.created, id: last._id }
      const older = await call(listComments, { query: { blogId: postId }, body: { p: 0, s: size, before } })
      shown.current = [...newer, ...older]
      setHeld({ comments: shown.current, mayBeMore: older.length === size, fault: undefined })
    } catch (error) {
      failed.current = startOf
      setHeld((held) => ({ ...held, fault: messageOf(error) }))
    }
  }

  /** Reads one after another: a page that arrives late must not take away what was read meanwhile. */
  const inTurn = (startOf: () => PostComment[]) => {
    line.current = line.current.then(() => read(startOf))
    return line.current
  }
  const reload = () => inTurn(none)

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another post alone
  useEffect(() => {
    if (postId) void reload()
  }, [postId])

  return { ...held, reload, more: () => inTurn(() => shown.current), retry: () => inTurn(failed.current) }
}
