import { offeredWidths, pictureUrl } from '../../shared/content/media/pictures.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { GalleryPicture } from './gallery.schema.ts'

export type Numbered = GalleryPicture & { number: number }

type Props = {
  picture: Numbered
  sizes: string
  /** The picture fills its place, and its caption lies on it. */
  filling?: boolean
  ratio?: string
  className?: string
}

/** Leads to the whole picture; where script runs it opens beside the others instead (gallery-lightbox.island.tsx). */
export function Thumbnail({ picture, sizes, filling = false, ratio, className = '' }: Props) {
  const { image, caption, number } = picture
  const largest = offeredWidths(image.width).at(-1) ?? 2400
  return (
    <figure className={filling ? 'relative h-full' : ''}>
      <Link
        href={pictureUrl(image.media, largest)}
        data-enlarge
        aria-label={t('Enlarge picture {number}', { number }) + (image.alt && `: ${image.alt}`)}
        className={`block overflow-hidden rounded-card ${filling ? 'h-full' : ''}`}
      >
        <Photo {...image} sizes={sizes} ratio={ratio} className={`${filling ? 'h-full w-full' : ''} ${className}`} />
      </Link>
      {caption && <figcaption className={filling ? onPicture : 'mt-2 text-sm text-ink-soft'}>{caption}</figcaption>}
    </figure>
  )
}

const onPicture =
  'pointer-events-none absolute bottom-2 left-2 line-clamp-2 max-w-[calc(100%-1rem)] rounded-card bg-ground px-2.5 py-1 text-sm leading-snug text-ink'
