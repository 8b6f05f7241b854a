import { Check } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { MediaItem } from '../../../shared/content/media/media-admin.ts'
import { MediaFace } from './media-face.tsx'

type Props = {
  items: MediaItem[]
  label: string
  /** Ids of those that are chosen or open. */
  chosen: ReadonlySet<string>
  onPress: (item: MediaItem) => void
  /** Under a tile: its name, say. */
  caption?: (item: MediaItem) => ReactNode
}

/** Pictures as tiles; arrow keys walk over them. */
export function MediaGrid({ items, label, chosen, onPress, caption }: Props) {
  return (
    <ul
      aria-label={label}
      onKeyDown={walk}
      className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
    >
      {items.map((item) => (
        <li key={item._id} className="min-w-0">
          <Tile item={item} chosen={chosen.has(item._id)} onPress={() => onPress(item)} />
          {caption?.(item)}
        </li>
      ))}
    </ul>
  )
}

function Tile({ item, chosen, onPress }: { item: MediaItem; chosen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={item.alt ? `${item.fileName}: ${item.alt}` : item.fileName}
      title={item.fileName}
      onClick={onPress}
      className={`media-tile hover:border-line-strong ${chosen ? 'outline-2 outline-offset-1 outline-accent' : ''}`}
    >
      <MediaFace item={item} />
      {chosen && (
        <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <Check className="size-4" strokeWidth={3} aria-hidden />
        </span>
      )}
    </button>
  )
}

/** Left and right to the neighbour, up and down to the tile above and below. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button[aria-pressed]')]
  const at = tiles.findIndex((tile) => tile.matches(':focus'))
  const top = tiles[0]?.offsetTop
  const second = tiles.findIndex((tile) => tile.offsetTop !== top)
  const columns = second < 0 ? tiles.length : second
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  const step = steps[event.key]
  const next = step === undefined || at < 0 ? undefined : tiles[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
