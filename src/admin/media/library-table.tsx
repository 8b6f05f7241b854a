import type { ReactNode } from 'react'
import type { MediaItem } from '../../shared/content/media/media-admin.ts'
import { longDate } from '../../shared/times.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import type { List } from '../ui/list.ts'
import { MediaFace } from '../ui/pictures/media-face.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import { fileSize, givenUpText, typeName, usesText } from './facts.ts'

type Props = { list: List<MediaItem>; zone: string; onOpen: (item: MediaItem) => void; empty: ReactNode }

/** The library as rows, for sorting by size or name. */
export function LibraryTable({ list, zone, onOpen, empty }: Props) {
  return (
    <DataTable
      list={list}
      label="Files"
      columns={columns(zone)}
      onOpen={onOpen}
      chosenActions={(ids, clear) => <ChosenPictures ids={ids} clear={clear} />}
      empty={empty}
    />
  )
}

function columns(zone: string): Column<MediaItem>[] {
  return [
    { title: 'Name', sort: 'name', phone: 'lead', cell: (item) => <Name item={item} /> },
    {
      title: 'Usage',
      phone: 'side',
      cell: ({ uses, givenUp }) => (
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={uses > 0 ? 'good' : 'plain'}>{usesText(uses)}</Badge>
          {givenUp && <Badge tone="warn">{givenUpText}</Badge>}
        </span>
      ),
    },
    {
      title: 'Type',
      phone: 'line',
      cell: ({ contentType, width, height }) =>
        width === 0 ? typeName(contentType) : `${typeName(contentType)}, ${width} × ${height}`,
    },
    { title: 'Size', sort: 'bytes', align: 'end', phone: 'none', cell: ({ bytes }) => fileSize(bytes) },
    { title: 'Added', sort: 'created', phone: 'none', cell: ({ created }) => longDate(created, zone) },
  ]
}

function Name({ item }: { item: MediaItem }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="w-10 shrink-0">
        <span className="media-tile rounded-[5px]!">
          <MediaFace item={item} />
        </span>
      </span>
      <span className="min-w-0">
        <span className="block wrap-anywhere">{item.fileName}</span>
        <span className="block text-sm font-normal text-ink-soft">
          {item.alt || (item.kind === 'picture' ? 'No description' : '')}
        </span>
        {(item.folder || item.tags.length > 0) && (
          <span className="block text-sm font-normal text-ink-soft">
            {[item.folder, ...item.tags].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </span>
  )
}
