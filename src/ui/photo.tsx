import { pictureUrl, pictureWidths } from '../shared/pictures.ts'

type Props = {
  media: string
  alt: string
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** The picture that the reader sees first: loaded at once, with priority. */
  first?: boolean
  /** Proportions, such as `4 / 5`, so that nothing moves when it arrives. */
  ratio?: string
}

/** A picture of the media library in the widths that screens need; nothing when none is chosen. */
export function Photo({ media, alt, sizes, className = '', first = false, ratio }: Props) {
  if (!media) return null
  return (
    <img
      src={pictureUrl(media, 960)}
      srcSet={pictureWidths.map((width) => `${pictureUrl(media, width)} ${width}w`).join(',')}
      sizes={sizes}
      alt={alt}
      className={`object-cover ${className}`}
      style={ratio ? { aspectRatio: ratio } : undefined}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}
