import { ImageOff } from 'lucide-react'
import { Thumb } from '../../ui/thumb.tsx'
import type { Thing } from './things.ts'

/** A thing in a line: its picture, where it may have one, its title and what tells it from others. */
export function ThingWords({ thing: { title, detail, picture } }: { thing: Thing }) {
  return (
    <>
      {picture !== undefined && (
        <Thumb media={picture?.id} className="size-8 rounded-[5px]">
          <ImageOff className="size-3.5" aria-hidden />
        </Thumb>
      )}
      <span className="min-w-0 flex-1 text-left leading-tight">
        <span className="block truncate">{title}</span>
        {detail && <span className="block truncate text-xs text-ink-soft">{detail}</span>}
      </span>
    </>
  )
}
