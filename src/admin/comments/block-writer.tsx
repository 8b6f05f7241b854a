import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { blockWriter } from '../../server/modules/content/comments/comments.contract.ts'
import type { StaffComment } from '../../shared/content/comments.ts'
import { isolated } from '../../shared/direction.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useRefreshComments } from './calls.ts'

type Props = { writer: StaffComment['writer']; onClose: () => void }

export function BlockWriter({ writer: { _id: id, name }, onClose }: Props) {
  const refresh = useRefreshComments()
  const [hides, setHides] = useState(false)
  const run = async () => {
    await call(blockWriter, { params: { id }, body: { isBlocked: true, hides } })
    toast.success(`${name} is blocked`)
    await refresh()
  }
  return (
    <Confirm title={`Block ${isolated(name)}?`} act="Block" run={run} onClose={onClose}>
      <p className="mb-3">They can go on shopping, but can write no more comments. You can unblock them at any time.</p>
      <Checkbox
        label="Hide all their comments too"
        checked={hides}
        onChange={({ currentTarget }) => setHides(currentTarget.checked)}
      />
    </Confirm>
  )
}
