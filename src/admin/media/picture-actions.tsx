import { useQueryClient } from '@tanstack/react-query'
import { Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { copyText } from '../../client/copy-text.ts'
import { toast } from '../../client/toast.ts'
import { deleteMedia } from '../../server/modules/content/media/media.contract.ts'
import type { MediaDetail } from '../../shared/content/media/media-admin.ts'
import { fileUrl } from '../../shared/content/media/media-files.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useMay } from '../ui/me.ts'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { ReplaceButton } from './replace-button.tsx'

export function PictureActions({ item, onDeleted }: { item: MediaDetail; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const mayDelete = useMay('media')
  const queries = useQueryClient()
  const remove = async () => {
    await call(deleteMedia, { params: { id: item._id } })
    onDeleted()
    toast.success('Deleted')
    await queries.invalidateQueries({ predicate: isOfLibrary })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {mayDelete && <ReplaceButton item={item} />}
      <Button look="secondary" onClick={() => void copyAddress(item)}>
        <Link2 className="size-4" aria-hidden />
        Copy URL
      </Button>
      {mayDelete && (
        <Button look="secondary" disabled={item.uses > 0} onClick={() => setAsking(true)}>
          <Trash2 className="size-4" aria-hidden />
          Delete
        </Button>
      )}
      {mayDelete && item.uses > 0 && (
        <p className="text-sm text-ink-soft">It can be deleted once it is no longer used.</p>
      )}
      {asking && (
        <Confirm title="Delete this file?" act="Delete file" run={remove} onClose={() => setAsking(false)}>
          <p>
            “{item.fileName}” is deleted permanently{item.kind === 'picture' ? ', with all its sizes' : ''}. It is not
            used on the site; links to it from elsewhere will stop working.
          </p>
        </Confirm>
      )}
    </div>
  )
}

function copyAddress({ _id, kind, contentType }: MediaDetail): Promise<void> {
  // Leads to its file, whichever that is then, and counts as a use of it where it is linked.
  const address = kind === 'picture' ? pictureUrl(_id, 1600) : fileUrl({ id: _id, contentType })
  return copyText(location.origin + address, 'URL copied', 'The browser did not allow the URL to be copied.')
}
