import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteComments } from '../../server/modules/content/comments/comments.contract.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useRefreshComments } from './calls.ts'

type Props = {
  ids: string[]
  /** Whose it is and what it says, where it is one. */
  comment?: { comment: string; writer: { name: string } }
  onDeleted: () => void
  onClose: () => void
}

export function DeleteComments({ ids, comment, onDeleted, onClose }: Props) {
  const refresh = useRefreshComments()
  const several = `${ids.length} comments`
  const run = async () => {
    await call(deleteComments, { body: { ids } })
    toast.success(ids.length === 1 ? 'Comment deleted' : `${several} deleted`)
    onDeleted()
    await refresh()
  }
  const one = comment ? `Delete the comment of ${comment.writer.name}?` : 'Delete this comment?'
  return (
    <Confirm
      title={ids.length > 1 ? `Delete ${several}?` : one}
      act={ids.length > 1 ? `Delete ${several}` : 'Delete comment'}
      run={run}
      onClose={onClose}
    >
      {comment && <p className="line-clamp-4 wrap-anywhere">{comment.comment}</p>}
      <p className={comment && 'mt-2'}>What you have answered is deleted with it. This cannot be undone.</p>
    </Confirm>
  )
}
