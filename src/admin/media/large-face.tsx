import { ExternalLink } from 'lucide-react'
import type { MediaItem } from '../../shared/content/media/media-admin.ts'
import { fileUrl } from '../../shared/content/media/media-files.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { MediaFace } from '../ui/pictures/media-face.tsx'

/** Id of the video element from which a poster is captured. */
export const largeVideo = 'large-video'

/** A thing of the library as large as its dialog allows: a picture that leads to its full size, a video that plays, a PDF that opens. */
export function LargeFace({ item }: { item: MediaItem }) {
  const { kind, file, contentType, poster } = item
  if (kind === 'picture')
    return (
      <a
        href={pictureUrl(file, 2400)}
        target="_blank"
        rel="noreferrer"
        className="media-tile aspect-[4/3]!"
        title="View full size"
      >
        <img src={pictureUrl(file, 960)} alt="The picture, large" />
      </a>
    )
  const address = fileUrl({ id: file, contentType })
  if (kind === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it is looked at by who uploaded it
      <video
        id={largeVideo}
        src={address}
        poster={poster ? pictureUrl(poster.file, 960) : undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={item.fileName}
        className="max-h-[60dvh] w-full rounded-[8px] border border-line bg-black"
        style={{ aspectRatio: `${item.width} / ${item.height}` }}
      />
    )
  return (
    <a href={address} target="_blank" rel="noreferrer" className="media-tile aspect-[4/3]!">
      <MediaFace item={item} />
      <span className="absolute inset-x-0 bottom-3 flex items-center justify-center gap-1.5 text-sm font-semibold">
        Open in a new tab
        <ExternalLink className="size-3.5" aria-hidden />
      </span>
    </a>
  )
}
