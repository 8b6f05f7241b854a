import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteSeveralMedia } from '../../server/modules/content/media/media.contract.ts'
import { BulkBar, BulkButton } from '../ui/bulk-bar.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import { useMay } from '../ui/me.ts'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'

/** Bulk actions for the selected pictures. */
export function ChosenPictures({ ids, clear }: { ids: string[]; clear: () => void }) {
  const queries = useQueryClient()
  const mayDelete = useMay('media')
  const [asks, setAsks] = useState<'arrange' | 'delete'>()
  const close = () => setAsks(undefined)
  const done = async (said: string) => {
    toast.success(said)
    clear()
    await queries.invalidateQueries({ predicate: isOfLibrary })
  }
  const remove = async () => {
    const { count } = (await call(deleteSeveralMedia, { body: { ids } })).data
    await done(`${counted(count, 'file')} deleted`)
  }
  return (
    <BulkBar clear={clear}>
      <BulkButton onClick={() => setAsks('arrange')}>Folder and tags</BulkButton>
      {mayDelete && <BulkButton onClick={() => setAsks('delete')}>Delete</BulkButton>}
      {asks === 'arrange' && <ArrangeDialog ids={ids} onDone={done} onClose={close} />}
      {asks === 'delete' && (
        <Confirm
          title={`Delete ${counted(ids.length, 'file')}?`}
          act={`Delete ${counted(ids.length, 'file')}`}
          run={remove}
          onClose={close}
        >
          <p>They and all their sizes are deleted permanently. Where one of them is still used, none is deleted.</p>
        </Confirm>
      )}
    </BulkBar>
  )
}
