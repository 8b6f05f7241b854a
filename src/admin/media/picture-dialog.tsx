import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { call } from '../../client/call.ts'
import { readMedia } from '../../server/modules/content/media/media.contract.ts'
import type { MediaItem } from '../../shared/content/media/media-admin.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Changeable } from '../ui/may-change.tsx'
import { LargeFace } from './large-face.tsx'
import { PictureActions } from './picture-actions.tsx'
import { AnimationNote, GivenUpNote, PictureFacts, PictureUses } from './picture-facts.tsx'
import { PictureForm, type SaveNow } from './picture-form.tsx'
import { PosterField } from './poster-field.tsx'

type Props = {
  id: string
  /** The pictures around it, for going from one to the next. */
  rows: MediaItem[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** A library item: large, with its description, facts and uses. Closing or moving on saves it. */
export function PictureDialog({ id, rows, onOpen, onClose }: Props) {
  const save = useRef<SaveNow>(async () => true)
  const at = rows.findIndex(({ _id }) => _id === id)
  const { data } = usePicture(id)
  const shown = data ?? rows[at]
  const leave = async (go: () => void) => {
    if (await save.current()) go()
  }
  const step = (by: number) => {
    const next = rows[at + by]
    return next ? () => void leave(() => onOpen(next._id)) : undefined
  }
  return (
    <Dialog title={shown ? titles[shown.kind] : 'File'} size="large" savesItself onClose={() => void leave(onClose)}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div>
          {shown ? <LargeFace key={shown.file} item={shown} /> : <span className="media-tile aspect-[4/3]!" />}
          <div className="mt-2 flex items-center justify-between text-sm text-ink-soft">
            <IconButton icon={ChevronLeft} label="Previous file" disabled={!step(-1)} onClick={step(-1)} />
            {at >= 0 && (
              <span className="tabular-nums">
                {at + 1} of {rows.length} on this page
              </span>
            )}
            <IconButton icon={ChevronRight} label="Next file" disabled={!step(1)} onClick={step(1)} />
          </div>
        </div>
        <Details key={id} id={id} save={save} onDeleted={onClose} />
      </div>
    </Dialog>
  )
}

const titles = { picture: 'Picture', video: 'Video', document: 'PDF' }

function usePicture(id: string) {
  return useQuery({
    queryKey: ['media', 'detail', id],
    queryFn: async () => (await call(readMedia, { params: { id } })).data,
  })
}

type DetailsProps = { id: string; save: { current: SaveNow }; onDeleted: () => void }

function Details({ id, save, onDeleted }: DetailsProps) {
  const { data, error, refetch } = usePicture(id)
  if (error && !data) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data) return <DetailSkeleton />
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <GivenUpNote item={data} />
      <AnimationNote item={data} />
      <Changeable>
        <PictureForm item={data} save={save} />
      </Changeable>
      {data.kind === 'video' && (
        <Changeable>
          <PosterField item={data} />
        </Changeable>
      )}
      <PictureUses uses={data.usedIn} />
      <PictureFacts item={data} />
      <PictureActions item={data} onDeleted={onDeleted} />
    </div>
  )
}

function DetailSkeleton() {
  return (
    <Loading text="Loading the picture">
      <div className="grid gap-4">
        <Skeleton className="h-9" />
        <Skeleton className="h-24" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-56" />
      </div>
    </Loading>
  )
}
