import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MediaItem } from '../../shared/media-admin.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { List } from '../ui/list.ts'
import { usesText } from './facts.ts'
import { MediaGrid } from './media-grid.tsx'

type Props = {
  list: List<MediaItem>
  items: MediaItem[]
  open: string | undefined
  onOpen: (item: MediaItem) => void
  empty: ReactNode
}

/** The library as tiles, each with its name, and with what still wants a description. */
export function LibraryGrid({ list, items, open, onOpen, empty }: Props) {
  if (items.length === 0) return list.search.q || list.search.used || list.page > 1 ? <Nothing list={list} /> : empty
  return (
    <>
      <div className={list.stale ? 'opacity-60' : ''}>
        <MediaGrid
          items={items}
          label="Pictures"
          chosen={new Set(open ? [open] : [])}
          onPress={onOpen}
          caption={(item) => <Caption item={item} />}
        />
      </div>
      {list.pages > 1 && <Paging list={list} />}
    </>
  )
}

function Caption({ item }: { item: MediaItem }) {
  return (
    <div className="mt-1.5 text-sm leading-snug">
      <p className="truncate">{item.fileName}</p>
      <p className="truncate text-xs text-ink-soft">
        {usesText(item.uses)}
        {item.alt === '' && ' · no description'}
      </p>
    </div>
  )
}

function Nothing({ list }: { list: List<MediaItem> }) {
  return (
    <div className="border-t border-line py-14 text-center">
      <p className="text-lg font-semibold">No picture fits this search</p>
      <p className="mt-1 mb-3 text-ink-soft">Try another word, or look at everything again.</p>
      <Button look="quiet" onClick={() => list.change({ q: undefined, used: undefined })}>
        Clear search and filters
      </Button>
    </div>
  )
}

function Paging({ list }: { list: List<MediaItem> }) {
  const go = (page: number) => () => list.change({ page: String(page) })
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-1 pt-5 text-sm">
      <span className="mr-2 text-ink-soft tabular-nums">
        Page {list.page} of {list.pages}
      </span>
      <IconButton icon={ChevronLeft} label="Previous page" disabled={list.page <= 1} onClick={go(list.page - 1)} />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        disabled={list.page >= list.pages}
        onClick={go(list.page + 1)}
      />
    </nav>
  )
}
