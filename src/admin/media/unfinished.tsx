import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../client/call.ts'
import { cancelUpload, listUploads } from '../../server/modules/content/media/uploads.contract.ts'
import type { UnfinishedUpload } from '../../shared/content/media/uploads.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useMay } from '../ui/me.ts'
import { type Upload, uploadQueue } from '../ui/uploads/queue.ts'
import { fileSize } from './facts.ts'

const key = ['media', 'unfinished']

/** Uploads of one's own that broke off, in this browser or another one: choosing the same file again goes on with it. */
export function Unfinished({ going }: { going: readonly Upload[] }) {
  const queries = useQueryClient()
  const may = [useMay('media'), useMay('content'), useMay('catalogue')].some(Boolean)
  const { data = [] } = useQuery({ queryKey: key, queryFn: async () => (await call(listUploads)).data, enabled: may })
  const ended = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.ended)
  useEffect(() => {
    if (ended > 0) void queries.invalidateQueries({ queryKey: key })
  }, [ended, queries])
  const sending = new Set(going.map(({ file }) => file.name))
  const left = data.filter(({ name }) => !sending.has(name))
  if (left.length === 0) return null
  const giveUp = async ({ _id }: UnfinishedUpload) => {
    await call(cancelUpload, { params: { upload: _id } }).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: key })
  }
  return (
    <section aria-label="Unfinished uploads" className="mb-4 rounded-[10px] border border-line px-3 py-2">
      <p className="text-sm font-semibold">Select these files again to resume their upload.</p>
      <ul>
        {left.map((upload) => (
          <li key={upload._id} className="flex min-h-9 items-center gap-3 text-sm">
            <span className="min-w-0 flex-1 truncate">{upload.name}</span>
            <span className="text-ink-soft tabular-nums">
              {fileSize(upload.received)} of {fileSize(upload.bytes)}
            </span>
            <IconButton icon={X} label={`Give up ${upload.name}`} onClick={() => void giveUp(upload)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
