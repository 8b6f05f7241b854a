import { PlayMark } from '../../features/video/play-mark.tsx'
import { Playing } from '../../features/video/playing.tsx'
import { shapeOf, stillOf } from '../../features/video/still.ts'
import { videoOf } from '../../shared/content/media/videos.ts'
import { t } from '../../shared/words.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { rowAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { defineSection } from '../define/section.ts'
import { looks, sample, schema, type Video } from './video.schema.ts'

const shapes = { wide: 'aspect-video', upright: 'aspect-[9/16] max-w-[24rem] mx-auto' }
const sizes = {
  wide: { wide: '(min-width: 84rem) 78rem, 92vw', upright: '24rem' },
  beside: { wide: '(min-width: 64rem) 44rem, 92vw', upright: '24rem' },
}

function Place({ props }: { props: Video }) {
  const { poster, video, shape, layout, heading, caption } = props
  const found = videoOf(video)
  const title = heading || caption || poster.alt || t('the video')
  return (
    <figure>
      <div className={`video-place rounded-card ${shapes[shape]}`} style={shapeOf(found)}>
        <Photo {...stillOf(poster, found)} sizes={sizes[layout][shape]} />
        {found ? <Playing video={found} title={title} /> : <PlayMark />}
      </div>
      {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

/** A video that plays in place on demand; until then, and without script, a picture that links to it. */
function VideoView({ props }: { props: Video }) {
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

export const video = defineSection({
  type: 'video',
  title: 'Video',
  category: 'content',
  schema,
  sample,
  looks,
  view: VideoView,
})
