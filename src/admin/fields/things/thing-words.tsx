import { ImageOff } from 'lucide-react'
import { pictureUrl } from '../../../shared/content/media/pictures.ts'
import type { Thing } from './things.ts'

/** A thing in a line: its picture, where it may have one, its title and what tells it from others. */
export function ThingWords({ thing: { title, detail, picture } }: { thing: Thing }) {
  return (
    <>
      {picture !== undefined && (
        <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-[5px] bg-ground-soft text-ink-soft">
          {picture ? (
            <img src={pictureUrl(picture.id, 240)} alt="" loading="lazy" className="size-full object-contain" />
          ) : (
            <ImageOff className="size-3.5" aria-hidden />
          )}
        </span>
      )}
      <span className="min-w-0 flex-1 text-left leading-tight">
        <span className="block truncate">{title}</span>
        {detail && <span className="block truncate text-xs text-ink-soft">{detail}</span>}
      </span>
    </>
  )
}
