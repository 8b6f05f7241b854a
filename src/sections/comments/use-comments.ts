import { useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { listComments } from '../../server/modules/content/comments/comments.contract.ts'
import type { PostComment } from '../../shared/content/comments.ts'

/** Page size of the call (K3). */
const size = 100

type Held = { comments: PostComment[] | undefined; mayBeMore: boolean; fault: string | undefined }

/** Comments of a post, newest first, loaded page by page. Without a post it makes no call. */
export function useComments(postId: string) {
  const [held, setHeld] = useState<Held>({
    comments: postId ? undefined : [],
    mayBeMore: false,
    fault: undefined,
  })

  const shown = useRef<PostComment[]>([])
  const line = useRef(Promise.resolve())

  const read = async (before: PostComment[]) => {
    try {
      const known = new Set(before.map(({ _id }) => _id))
      let p = Math.floor(before.length / size)
      for (;;) {
        const page = await call(listComments, { query: { blogId: postId }, body: { p: p++, s: size } })
        // New comments shift the pages, so a page may repeat known comments.
        const added = page.filter(({ _id }) => !known.has(_id))
        const mayBeMore = page.length === size
        if (added.length === 0 && mayBeMore) continue
        shown.current = [...before, ...added]
        setHeld({ comments: shown.current, mayBeMore, fault: undefined })
        return
      }
    } catch (error) {
      setHeld((held) => ({ ...held, fault: messageOf(error) }))
    }
  }

  /** Reads one after another: a page that arrives late must not take away what was read meanwhile. */
  const inTurn = (before: () => PostComment[]) => {
    line.current = line.current.then(() => read(before()))
    return line.current
  }
  const reload = () => inTurn(() => [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another post alone
  useEffect(() => {
    if (postId) void reload()
  }, [postId])

  return { ...held, reload, more: () => inTurn(() => shown.current) }
}
