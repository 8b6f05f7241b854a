import { useState } from 'react'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { useAct } from '../ui/use-act.ts'
import { setPostStatus, useRefreshPosts } from './calls.ts'
import { DeletePosts } from './delete-posts.tsx'

type Status = 'PUBLISHED' | 'DRAFT'

/** Bulk actions for the selected posts. */
export function ChosenPosts({ ids, clear }: { ids: string[]; clear: () => void }) {
  const refresh = useRefreshPosts()
  const [asks, setAsks] = useState(false)
  const publish = async (status: Status) => {
    for (const id of ids) await setPostStatus(id, status)
  }
  const { act: move, doing } = useAct(publish, {
    said(_, status) {
      const what = ids.length === 1 ? '1 post' : `${ids.length} posts`
      return status === 'PUBLISHED' ? `${what} published` : `${what} taken back to draft`
    },
    refresh,
  })
  const act = (status: Status, title: string) => (
    <BulkButton
      busy={doing === status}
      disabled={doing !== undefined}
      onClick={() => void move(status).then((done) => done && clear())}
    >
      {title}
    </BulkButton>
  )
  return (
    <BulkBar clear={clear}>
      {act('PUBLISHED', 'Publish')}
      {act('DRAFT', 'Back to draft')}
      <BulkButton disabled={doing !== undefined} onClick={() => setAsks(true)}>
        Delete
      </BulkButton>
      {asks && <DeletePosts ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </BulkBar>
  )
}
