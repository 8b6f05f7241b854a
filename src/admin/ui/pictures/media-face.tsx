import { FileText, Film, Play } from 'lucide-react'
import type { MediaItem } from '../../../shared/content/media/media-admin.ts'
import { pictureUrl } from '../../../shared/content/media/pictures.ts'

type Props = { item: MediaItem; width?: 240 | 960; alt?: string }

/** Thumbnail of a library item: the picture, a video's poster, or a file icon. */
export function MediaFace({ item, width = 240, alt = '' }: Props) {
  const { kind, poster, seconds } = item
  if (kind === 'picture') return <img src={pictureUrl(item.file, width)} alt={alt} loading="lazy" decoding="async" />
  if (kind === 'document')
    return (
      <span className="media-icon">
        <FileText aria-hidden />
        <span>PDF</span>
      </span>
    )
  return (
    <>
      {poster ? (
        <img src={pictureUrl(poster.file, width)} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <span className="media-icon">
          <Film aria-hidden />
        </span>
      )}
      <span className="media-length">
        <Play aria-hidden />
        {seconds === null ? 'Video' : lengthText(seconds)}
      </span>
    </>
  )
}

/** 75 -> `1:15`. */
export function lengthText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
