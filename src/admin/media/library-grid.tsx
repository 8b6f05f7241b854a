import type { ReactNode } from 'react'
import type { MediaItem } from '../../shared/content/media/media-admin.ts'
import type { List } from '../ui/list.ts'
import { isFiltered, NothingFound } from '../ui/nothing-found.tsx'
import { Paging } from '../ui/paging.tsx'
import { MediaGrid } from '../ui/pictures/media-grid.tsx'
import { givenUpText, usesText } from './facts.ts'

type Props = {
  list: List<MediaItem>
  items: MediaItem[]
  open: string | undefined
  onOpen: (item: MediaItem) => void
  empty: ReactNode
}

/** The library as tiles, each with its name, and with what still wants a description. */
export function LibraryGrid({ list, items, open, onOpen, empty }: Props) {
  if (items.length === 0) return isFiltered(list) ? <NothingFound list={list} /> : empty
  return (
    <>
      <div className={list.stale ? 'opacity-60' : ''}>
        <MediaGrid
          items={items}
          label="Files"
          chosen={new Set(open ? [open] : [])}
          onPress={onOpen}
          caption={(item) => <Caption item={item} />}
        />
      </div>
      <Paging list={list} />
    </>
  )
}

function Caption({ item }: { item: MediaItem }) {
  return (
    <div className="mt-1.5 text-sm leading-snug">
      <p className="truncate">{item.fileName}</p>
      <p className="truncate text-xs text-ink-soft">
        {usesText(item.uses)}
        {item.kind === 'picture' && item.alt === '' && ' · no description'}
        {item.givenUp && <span className="text-danger"> · {givenUpText.toLowerCase()}</span>}
      </p>
    </div>
  )
}
