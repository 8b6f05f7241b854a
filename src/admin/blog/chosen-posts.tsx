import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { Button } from '../../ui/button.tsx'
import { setPostStatus, useRefreshPosts } from './calls.ts'
import { DeletePosts } from './delete-posts.tsx'

const small = 'min-h-8! py-0.5! pointer-coarse:min-h-11!'

/** What is done with several posts at once. */
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
    <Button
      look="secondary"
      className={small}
      busy={busy === status}
      disabled={busy !== undefined}
      onClick={() => void move(status)}
    >
      {title}
    </Button>
  )
  return (
    <>
      {act('PUBLISHED', 'Publish')}
      {act('DRAFT', 'Back to draft')}
      <Button look="secondary" className={small} disabled={busy !== undefined} onClick={() => setAsks(true)}>
        Delete
      </Button>
      <button
        type="button"
        className="min-h-8 px-1 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        onClick={clear}
      >
        Clear selection
      </button>
      {asks && <DeletePosts ids={ids} onDeleted={clear} onClose={() => setAsks(false)} />}
    </>
  )
}
