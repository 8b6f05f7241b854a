import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { listComments } from '../../server/modules/content/comments/comments.contract.ts'
import type { PostComment } from '../../shared/content/comments.ts'

/** As many as a page of them has (K3). */
const size = 100

type Held = { comments: PostComment[] | undefined; mayBeMore: boolean; fault: string | undefined }

/** The comments on a post, the newest first, a page after the other. Without a post there are none, and no call is made. */
export function useComments(postId: string) {
  const [held, setHeld] = useState<Held>({
    comments: postId ? undefined : [],
    mayBeMore: false,
    fault: undefined,
  })

  const read = async (before: PostComment[]) => {
    try {
      const known = new Set(before.map(({ _id }) => _id))
      let p = Math.floor(before.length / size)
      for (;;) {
        const page = await call(listComments, { query: { blogId: postId }, body: { p: p++, s: size } })
        // New comments shift the pages, so some comments, or a whole page of them, come twice.
        const added = page.filter(({ _id }) => !known.has(_id))
        const mayBeMore = page.length === size
        if (added.length === 0 && mayBeMore) continue
        setHeld({ comments: [...before, ...added], mayBeMore, fault: undefined })
        return
      }
    } catch (error) {
      setHeld((held) => ({ ...held, fault: messageOf(error) }))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another post alone
  useEffect(() => {
    if (postId) void read([])
  }, [postId])

  return { ...held, reload: () => read([]), more: () => read(held.comments ?? []) }
}
