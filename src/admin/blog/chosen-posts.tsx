import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { setPostStatus, useRefreshPosts } from './calls.ts'
import { DeletePosts } from './delete-posts.tsx'

/** Bulk actions for the selected posts. */
export function ChosenPosts({ ids, clear }: { ids: string[]; clear: () => void }) {
  const refresh = useRefreshPosts()
  const [busy, setBusy] = useState<'PUBLISHED' | 'DRAFT'>()
  const [asks, setAsks] = useState(false)
  const move = async (status: 'PUBLISHED' | 'DRAFT') => {
    setBusy(status)
    try {
      for (const id of ids) await setPostStatus(id, status)
      const what = ids.length === 1 ? '1 post' : `${ids.length} posts`
      toast.success(status === 'PUBLISHED' ? `${what} published` : `${what} taken back to draft`)
      clear()
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await refresh()
      setBusy(undefined)
    }
  }
  const act = (status: 'PUBLISHED' | 'DRAFT', title: string) => (
    <BulkButton busy={busy === status} disabled={busy !== undefined} onClick={() => void move(status)}>
      {title}
    </BulkButton>
  )
  return (
    <BulkBar clear={clear}>
      {act('PUBLISHED', 'Publish')}
      {act('DRAFT', 'Back to draft')}
      <BulkButton disabled={busy !== undefined} onClick={() => setAsks(true)}>
        Delete
      </BulkButton>
      {asks && <DeletePosts ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </BulkBar>
  )
}
