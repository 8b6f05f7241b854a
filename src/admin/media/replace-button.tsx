import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { replaceMedia } from '../../server/modules/content/media/media.contract.ts'
import type { MediaDetail } from '../../shared/content/media/media-admin.ts'
import { typesOfKind } from '../../shared/content/media/media-files.ts'
import { Button } from '../../ui/button.tsx'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { sendFile } from '../ui/uploads/send-file.ts'

/** Gives a thing of the library another file; wherever it is used shows that one. */
export function ReplaceButton({ item }: { item: MediaDetail }) {
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [part, setPart] = useState(0)
  const replace = async (file: File) => {
    setBusy(true)
    try {
      queries.setQueryData(['media', 'detail', item._id], await send(item, file, setPart))
      toast.success('File replaced')
      await queries.invalidateQueries({ predicate: isOfLibrary })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
      setPart(0)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={item.kind === 'picture' ? typesOfKind.picture.join(',') : item.contentType}
        aria-label="New file"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void replace(file)
        }}
      />
      <Button look="secondary" busy={busy} onClick={() => input.current?.click()}>
        <RefreshCw className="size-4" aria-hidden />
        {busy && part > 0 ? `Replacing, ${Math.floor(part * 100)} %` : 'Replace file'}
      </Button>
    </>
  )
}

/** Videos and documents may be large, so they come in parts. */
async function send(item: MediaDetail, file: File, onPart: (part: number) => void): Promise<MediaDetail> {
  if (item.kind === 'picture') return (await call(replaceMedia, { params: { id: item._id }, body: { file } })).data
  const { signal } = new AbortController()
  const onSent = (sent: number) => onPart(sent / file.size)
  return (await sendFile(file, { signal, onSent, replaces: item._id })).item
}
