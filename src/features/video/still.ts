import type { CSSProperties } from 'react'
import type { PictureFacts } from '../../shared/content/media/pictures.ts'
import type { Video } from '../../shared/content/media/videos.ts'

type Still = PictureFacts & { media: string; alt: string }

/** Poster of a video until it plays: the chosen picture, else the video's poster in the library. */
export function stillOf<Chosen extends Still>(chosen: Chosen, video: Video | undefined): Still {
  return chosen.media || !video?.poster ? chosen : { ...video.poster, alt: chosen.alt }
}

/**
 * The proportions of a video of the library, whatever those of its place otherwise are; one that stands upright is no higher than the
 * screen.
 */
export function shapeOf(video: Video | undefined): CSSProperties | undefined {
  if (!video?.width || !video.height) return undefined
  const { width, height } = video
  const upright =
    height > width ? { maxWidth: `min(100%, calc(80svh * ${width} / ${height}))`, marginInline: 'auto' } : {}
  return { aspectRatio: `${width} / ${height}`, ...upright }
}
