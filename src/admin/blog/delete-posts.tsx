import { toast } from '../../client/toast.ts'
import { counted } from '../ui/counted.ts'
import { DeleteDialog } from '../ui/delete-dialog.tsx'
import { actOnEach, saidOf } from './act-on-each.ts'
import { removePost, useRefreshPosts } from './calls.ts'

type Props = { ids: string[]; onDeleted: () => void; onClose: () => void }

export function DeletePosts({ ids, onDeleted, onClose }: Props) {
  const refresh = useRefreshPosts()
  const what = ids.length === 1 ? 'post' : counted(ids.length, 'post')
  const run = async () => {
    const acted = await actOnEach(ids, removePost).finally(refresh)
    toast.success(ids.length === 1 ? 'Post deleted' : saidOf(acted, 'deleted'))
    onDeleted()
  }
  return (
    <DeleteDialog
      leaving={{ kind: 'post', ids }}
      title={ids.length === 1 ? 'Delete this post?' : `Delete ${what}?`}
      act={`Delete ${what}`}
      run={run}
      onClose={onClose}
    >
      <p>This cannot be undone.</p>
    </DeleteDialog>
  )
}
