import type { ReactNode } from 'react'
import { pictureUrl } from '../../shared/content/media/pictures.ts'

type Props = {
  /** Id of a picture of the library; undefined or null for a thing without one. */
  media: string | null | undefined
  /** Classes of the frame: its size and corners. */
  className: string
  /** Stands in place of a missing picture. */
  children?: ReactNode
}

/** A small picture of a thing, whole within its frame whatever its proportions. */
export function Thumb({ media, className, children }: Props) {
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden bg-ground-soft text-ink-soft ${className}`}
    >
      {media ? (
        // Out of the grid, whose rows would be as tall as the picture.
        <img
          src={pictureUrl(media, 240)}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        children
      )}
    </span>
  )
}
