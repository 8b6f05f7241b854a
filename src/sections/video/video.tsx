import { type Video as FoundVideo, videoOf } from '../../shared/content/videos.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { outward } from '../../ui/action-link.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { PlayMark } from './play-mark.tsx'
import type { Video } from './video.schema.ts'
import VideoPlayer from './video-player.island.tsx'

const shapes = { wide: 'aspect-video', upright: 'aspect-[9/16] max-w-[24rem] mx-auto' }
const sizes = {
  wide: { wide: '(min-width: 84rem) 78rem, 92vw', upright: '24rem' },
  beside: { wide: '(min-width: 64rem) 44rem, 92vw', upright: '24rem' },
}

function Place({ props }: { props: Video }) {
  const { poster, video, shape, layout, heading, caption } = props
  const found = videoOf(video)
  const title = heading || caption || poster.alt || 'the video'
  return (
    <figure>
      <div className={`video-place rounded-card ${shapes[shape]}`}>
        <Photo {...poster} sizes={sizes[layout][shape]} />
        {found ? <Playing video={found} title={title} /> : <PlayMark />}
      </div>
      {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

function Playing({ video, title }: { video: FoundVideo; title: string }) {
  return (
    <>
      <Island name="video-player" of={VideoPlayer} props={{ video, title }} start="touch" />
      <a href={video.page} className="video-play without-script" {...outward(video.page)}>
        <PlayMark />
        <span className="sr-only">{`Watch ${title}`}</span>
      </a>
    </>
  )
}

/** A video that plays in its place once it is wanted; until then, and without script, it is a picture that leads to it. */
export function VideoView({ props }: { props: Video }) {
  const { layout, video, poster, heading, buttons, align } = props
  if (!video && !poster.media && !heading) return null
  if (layout === 'beside')
    return (
      <Band band={props}>
        <div className="grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-9 lg:grid-cols-[4fr_7fr]">
          <div className="[&>header]:mb-0">
            <SectionHeader {...props} align="start" />
            <ActionButtons buttons={buttons} className="mt-8" />
          </div>
          <Place props={props} />
        </div>
      </Band>
    )
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <Place props={props} />
      <ActionButtons buttons={buttons} className={`mt-10 ${rowAt(align)}`} />
    </Band>
  )
}
