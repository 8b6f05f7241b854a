import type { CSSProperties } from 'react'
import { offeredWidths, type PictureFacts, pictureUrl } from '../shared/content/media/pictures.ts'

type Props = PictureFacts & {
  media: string
  alt: string
  /** How wide it stands, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** The picture that the reader sees first: loaded at once, with priority. */
  first?: boolean
  /** Proportions, such as `4 / 5`, so that nothing moves when it arrives. Without, it stands in its own where they are known. */
  ratio?: string
  /** `contain` shows all of it, and so nothing behind it. */
  fit?: 'cover' | 'contain'
}

/** For browsers that know no `srcset`, px. */
const usualWidth = 960

/**
 * A picture of the media library in the widths that screens need, none of them wider than itself, and its colour until it
 * arrives; where it is cropped, its subject stays in sight. Nothing when none is chosen.
 */
export function Photo({ media, alt, sizes, className = '', first = false, fit = 'cover', ...given }: Props) {
  if (!media) return null
  const { width, height, colour, focus, file = media, ratio } = given
  const size = ratio === undefined && width && height ? { width, height } : {}
  return (
    <img
      {...sourcesOf(file, width)}
      sizes={sizes}
      {...size}
      alt={alt}
      className={`${fits[fit]} ${className}`}
      style={fit === 'cover' ? styleOf(ratio, colour, focus) : styleOf(ratio)}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** Where the browser finds a picture's file in the widths in which it is offered. @param width its own, px, where it is known */
export function sourcesOf(file: string, width: number | undefined): { src: string; srcSet: string } {
  const widths = offeredWidths(width)
  return {
    src: pictureUrl(file, widths.findLast((offered) => offered <= usualWidth) ?? usualWidth),
    srcSet: widths.map((offered) => `${pictureUrl(file, offered)} ${offered}w`).join(','),
  }
}

const fits = { cover: 'object-cover', contain: 'object-contain' }

function styleOf(ratio?: string, colour?: string, focus?: string): CSSProperties | undefined {
  if (!ratio && !colour && !focus) return undefined
  return { aspectRatio: ratio, backgroundColor: colour || undefined, objectPosition: focus }
}
