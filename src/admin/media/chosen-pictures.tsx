import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteSeveralMedia } from '../../server/modules/content/media/media.contract.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useMay } from '../ui/me.ts'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { countFiles } from './facts.ts'

const small = 'min-h-8! py-0.5! pointer-coarse:min-h-11!'

/** What is done with several pictures at once. */
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
    await done(`${countFiles(count)} deleted`)
  }
  return (
    <>
      <Button look="secondary" className={small} onClick={() => setAsks('arrange')}>
        Folder and tags
      </Button>
      {mayDelete && (
        <Button look="secondary" className={small} onClick={() => setAsks('delete')}>
          Delete
        </Button>
      )}
      <button
        type="button"
        className="min-h-8 px-1 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        onClick={clear}
      >
        Clear selection
      </button>
      {asks === 'arrange' && <ArrangeDialog ids={ids} onDone={done} onClose={close} />}
      {asks === 'delete' && (
        <Confirm
          title={`Delete ${countFiles(ids.length)}?`}
          act={`Delete ${countFiles(ids.length)}`}
          run={remove}
          onClose={close}
        >
          <p>They and all their sizes are deleted permanently. Where one of them is still used, none is deleted.</p>
        </Confirm>
      )}
    </>
  )
}
