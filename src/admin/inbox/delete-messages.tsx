import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteMessages } from '../../server/modules/content/inbox/inbox.contract.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useRefreshMessages } from './calls.ts'

type Props = {
  ids: string[]
  /** Whose it is, where it is one. */
  name?: string
  onDeleted: () => void
  onClose: () => void
}

export function DeleteMessages({ ids, name, onDeleted, onClose }: Props) {
  const refresh = useRefreshMessages()
  const several = `${ids.length} messages`
  const run = async () => {
    await call(deleteMessages, { body: { ids } })
    toast.success(ids.length === 1 ? 'Message deleted' : `${several} deleted`)
    onDeleted()
    await refresh()
  }
  const title = ids.length > 1 ? `Delete ${several}?` : name ? `Delete the message of ${name}?` : 'Delete this message?'
  return (
    <Confirm title={title} act={ids.length === 1 ? 'Delete message' : `Delete ${several}`} run={run} onClose={onClose}>
      <p>This cannot be undone.</p>
    </Confirm>
  )
}
