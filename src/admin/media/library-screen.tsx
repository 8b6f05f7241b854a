import { useSearch } from '@tanstack/react-router'
import { LayoutGrid, List as ListMark } from 'lucide-react'
import { useState } from 'react'
import { readStored, store } from '../../client/storage.ts'
import { listMedia } from '../../server/modules/content/media/media.contract.ts'
import type { MediaItem, MediaLabels } from '../../shared/content/media/media-admin.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type List, useList } from '../ui/list.ts'
import { ListFilter, ListFilters, ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { DropArea, UploadButton } from '../ui/pictures/drop-area.tsx'
import { GridSkeleton } from '../ui/pictures/media-picker.tsx'
import { Screen } from '../ui/screen.tsx'
import { UploadList } from '../ui/uploads/upload-list.tsx'
import { useUploads } from '../ui/uploads/use-uploads.ts'
import { DeleteUnused } from './delete-unused.tsx'
import { useMediaLabels } from './labels.ts'
import { LibraryGrid } from './library-grid.tsx'
import { LibraryTable } from './library-table.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { SortField } from './sort-field.tsx'
import { Unfinished } from './unfinished.tsx'

/** Every picture, video and document of the site: uploaded by dropping it anywhere, described, found again, and deleted once nothing shows it. */
export function LibraryScreen() {
  const search = useSearch({ from: '/media' })
  const list = useList({ contract: listMedia, search, sort: 'created', order: 'descend', size: 48 })
  const [view, setView] = useView()
  const [open, setOpen] = useState<string>()
  const uploads = useUploads()
  const { folders, tags } = useMediaLabels()
  return (
    <DropArea onFiles={uploads.add} pastes className="min-h-[calc(100dvh-1rem)]">
      <Screen title="Media" actions={<UploadButton onFiles={uploads.add} many="many" />}>
        <UploadList uploads={uploads.all} />
        <Unfinished going={uploads.all} />
        <ListTools list={list} search="Search by name or description">
          <ListFilters list={list} names={['used', 'kind', 'folder', 'tag']}>
            <ListFilter
              list={list}
              name="used"
              label="Usage"
              options={[
                { value: 'yes', title: 'Used' },
                { value: 'no', title: 'Not used' },
              ]}
            />
            <ListFilter
              list={list}
              name="kind"
              label="Kind"
              options={[
                { value: 'picture', title: 'Pictures' },
                { value: 'video', title: 'Videos' },
                { value: 'document', title: 'PDFs' },
              ]}
            />
            <LabelFilter list={list} name="folder" label="Folder" labels={folders} />
            <LabelFilter list={list} name="tag" label="Tag" labels={tags} />
          </ListFilters>
          {view === 'grid' && <SortField list={list} />}
          <span className="flex">
            <IconButton icon={LayoutGrid} label="Grid view" pressed={view === 'grid'} onClick={() => setView('grid')} />
            <IconButton icon={ListMark} label="List view" pressed={view === 'list'} onClick={() => setView('list')} />
          </span>
        </ListTools>
        {list.search.used === 'no' && <DeleteUnused list={list} />}
        <Pictures list={list} view={view} onOpen={({ _id }) => setOpen(_id)} open={open} />
      </Screen>
      {open && <PictureDialog id={open} rows={list.rows ?? []} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </DropArea>
  )
}

type FilterProps = { list: List<MediaItem>; name: 'folder' | 'tag'; label: string; labels: MediaLabels['folders'] }

/** Nothing where there is none of them, unless one is asked for. */
function LabelFilter({ list, name, label, labels }: FilterProps) {
  const asked = list.search[name]
  if (labels.length === 0 && !asked) return null
  const known = labels.map(({ title, count }) => ({ value: title, title: `${title} (${count})` }))
  const options =
    !asked || labels.some(({ title }) => title === asked) ? known : [...known, { value: asked, title: asked }]
  return <ListFilter list={list} name={name} label={label} options={options} />
}

type View = 'grid' | 'list'
type PicturesProps = { list: List<MediaItem>; view: View; open: string | undefined; onOpen: (item: MediaItem) => void }

function Pictures({ list, view, open, onOpen }: PicturesProps) {
  const zone = useZone()
  const empty = (
    <EmptyState
      heading="No files yet"
      text="Drop pictures, videos or PDFs anywhere on this screen, paste them, or choose them with the button. Pictures may have up to 15 MB, PDFs 64 MB, videos (MP4, WebM) 512 MB."
    />
  )
  if (view === 'list') return <LibraryTable list={list} zone={zone} onOpen={onOpen} empty={empty} />
  if (list.fault) return <LoadFault text={list.fault} retry={list.retry} />
  if (!list.rows) return <GridSkeleton />
  return <LibraryGrid list={list} items={list.rows} open={open} onOpen={onOpen} empty={empty} />
}

const viewKey = 'haat:media-view'

/** How the library is shown, stored in this browser. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (readStored('local', viewKey) === 'list' ? 'list' : 'grid'))
  return [
    view,
    (next) => {
      store('local', viewKey, next)
      setView(next)
    },
  ]
}
