import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { listMedia } from '../../../server/modules/content/media/media.contract.ts'
import type { MediaItem } from '../../../shared/content/media/media-admin.ts'
import type { MediaKind } from '../../../shared/content/media/media-files.ts'
import { capitalised } from '../../../shared/text.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFault } from '../../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { counted } from '../counted.ts'
import { Dialog } from '../dialog.tsx'
import { pagedRows } from '../paged-rows.ts'
import type { PlaceAmong } from '../uploads/chosen-order.ts'
import { UploadList } from '../uploads/upload-list.tsx'
import { useUploads } from '../uploads/use-uploads.ts'
import { usePaused } from '../use-paused.ts'
import { DropArea, UploadButton } from './drop-area.tsx'
import { MediaGrid } from './media-grid.tsx'

export type { MediaItem } from '../../../shared/content/media/media-admin.ts'

type Props = {
  /** One picture is picked by pressing it, several by marking them and pressing a button. */
  choose: 'one' | 'many'
  kind?: MediaKind
  /** Called once, with at least one item; the picker closes itself. */
  onPick: (items: MediaItem[]) => void
  onClose: () => void
}

/** Picks pictures of the library, or uploads new ones by button or drop. */
export function MediaPicker({ choose, kind = 'picture', onPick, onClose }: Props) {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<MediaItem[]>([])
  const library = useLibrary(usePaused(q.trim()), kind)
  const pick = (items: MediaItem[]) => {
    onPick(items)
    onClose()
  }
  const press = (item: MediaItem) => (choose === 'one' ? pick([item]) : setChosen((before) => toggled(before, item)))
  const uploads = useUploads([kind], (item, placeAmong) =>
    choose === 'one' ? pick([item]) : setChosen((before) => placed(without(before, item), item, placeAmong)),
  )
  const add = (files: File[]) => uploads.add(choose === 'one' ? files.slice(0, 1) : files)
  return (
    <Dialog
      title={choose === 'one' ? `Choose ${one[kind]}` : 'Choose pictures'}
      size="large"
      onClose={onClose}
      footer={choose === 'many' && <PickFooter count={chosen.length} onClose={onClose} onPick={() => pick(chosen)} />}
    >
      <DropArea onFiles={add} pastes className="min-h-[min(26rem,60dvh)]">
        <div className="mb-4 flex flex-wrap gap-2">
          <input
            type="search"
            aria-label={`Search ${several[kind]}`}
            placeholder="Search by name or description"
            maxLength={200}
            value={q}
            onChange={({ target }) => setQ(target.value)}
            className="control min-w-0 flex-1 basis-48"
          />
          <UploadButton onFiles={add} many={choose === 'many' ? 'many' : undefined} kinds={[kind]} look="secondary" />
        </div>
        <UploadList uploads={uploads.all} />
        <Found library={library} kind={kind} q={q} chosen={new Set(chosen.map(({ _id }) => _id))} onPress={press} />
      </DropArea>
    </Dialog>
  )
}

function PickFooter({ count, onClose, onPick }: { count: number; onClose: () => void; onPick: () => void }) {
  return (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button disabled={count === 0} onClick={onPick}>
        {count === 0 ? 'Add' : `Add ${counted(count, 'picture')}`}
      </Button>
    </>
  )
}

const one = { picture: 'a picture', video: 'a video', document: 'a PDF' }
const several = { picture: 'pictures', video: 'videos', document: 'PDFs' }

type Library = ReturnType<typeof useLibrary>

function useLibrary(q: string, kind: MediaKind) {
  return useInfiniteQuery({
    queryKey: ['media', 'picker', kind, q],
    queryFn: ({ pageParam }) => call(listMedia, { query: { p: pageParam, s: 40, kind, ...(q ? { q } : {}) } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * 40 < total ? pages.length : undefined),
    placeholderData: keepPreviousData,
  })
}

type FoundProps = {
  library: Library
  kind: MediaKind
  q: string
  chosen: ReadonlySet<string>
  onPress: (item: MediaItem) => void
}

function Found({ library, kind, q, chosen, onPress }: FoundProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = library
  if (error && !data) return <LoadFault text={error.message} retry={() => void refetch()} />
  if (!data) return <GridSkeleton />
  const items = pagedRows(data.pages, ({ _id }) => _id)
  if (items.length === 0) return <Nothing q={q} kind={kind} />
  return (
    <>
      <MediaGrid items={items} label={capitalised(several[kind])} chosen={chosen} onPress={onPress} />
      {hasNextPage && (
        <div className="mt-5 text-center">
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Nothing({ q, kind }: { q: string; kind: MediaKind }) {
  return (
    <div className="py-14 text-center">
      <p className="text-lg font-semibold">
        {q ? `No ${several[kind]} match this search` : `There are no ${several[kind]} yet`}
      </p>
      <p className="mt-1 text-ink-soft">
        {q ? 'Try other words, or upload the file.' : 'Drop files here, or choose them with the button.'}
      </p>
    </div>
  )
}

export function GridSkeleton() {
  return (
    <Loading text="Loading pictures">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="aspect-square" />
        ))}
      </div>
    </Loading>
  )
}

function without(items: MediaItem[], item: MediaItem): MediaItem[] {
  return items.filter(({ _id }) => _id !== item._id)
}

function placed(items: MediaItem[], item: MediaItem, placeAmong: PlaceAmong): MediaItem[] {
  const place = placeAmong(items.map(({ _id }) => _id))
  return [...items.slice(0, place), item, ...items.slice(place)]
}

function toggled(items: MediaItem[], item: MediaItem): MediaItem[] {
  const others = without(items, item)
  return others.length === items.length ? [...items, item] : others
}
