import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { deleteUnusedMedia } from '../../server/modules/content/media/media.contract.ts'
import { type MediaItem, unusedMedia, youngMinutes } from '../../shared/content/media/media-admin.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { counted } from '../ui/counted.ts'
import type { List } from '../ui/list.ts'
import { useMay } from '../ui/me.ts'
import { isOfLibrary } from '../ui/uploads/library.ts'

/** Deletes all unused files that match the other filters, in batches with progress. */
export function DeleteUnused({ list }: { list: List<MediaItem> }) {
  const queries = useQueryClient()
  const mayDelete = useMay('media')
  const [asking, setAsking] = useState(false)
  const [left, setLeft] = useState<number>()
  if (!mayDelete || list.total === 0) return null
  const run = async () => {
    const body = unusedMedia.parse(list.search)
    let deleted = 0
    try {
      for (;;) {
        const { data } = await call(deleteUnusedMedia, { body })
        deleted += data.count
        // Files used meanwhile are kept, and would be found again forever.
        if (data.left === 0 || data.count === 0) break
        setLeft(data.left)
      }
      toast.success(`${counted(deleted, 'file')} deleted`)
    } finally {
      setLeft(undefined)
      await queries.invalidateQueries({ predicate: isOfLibrary })
    }
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-2">
      <p className="text-sm text-ink-soft">{counted(list.total, 'file')} used nowhere on the site.</p>
      <Button look="secondary" onClick={() => setAsking(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete all
      </Button>
      {asking && (
        <Confirm
          title={`Delete ${counted(list.total, 'file')}?`}
          act={left === undefined ? 'Delete all' : `${left} left`}
          run={run}
          onClose={() => setAsking(false)}
        >
          <p>
            They are deleted permanently. What was uploaded within the last {youngMinutes} minutes stays, and so does
            what comes to be used meanwhile.
          </p>
        </Confirm>
      )}
    </div>
  )
}
