import { Island } from '../../sections/define/island.tsx'
import { videoOf } from '../../shared/content/media/videos.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Link } from '../../ui/link.tsx'
import VideoButton from './video-button.island.tsx'

type Props = {
  /** As its owner has copied it. */
  videoLink: string
  text?: string
  /** The video's name. */
  title: string
  className: string
}

/** A button that plays a video; without script a link to it. Nothing where the address leads to none. */
export function PlayVideo({ videoLink, text = t('Watch the video'), title, className }: Props) {
  const video = videoOf(videoLink)
  if (!video) return null
  return (
    <>
      <Island
        name="video-button"
        of={VideoButton}
        props={{ video, text, title: title || text, className }}
        start="touch"
      />
      <div className="without-script">
        <Link href={video.page} className={className} {...outward(video.page)}>
          {text}
        </Link>
      </div>
    </>
  )
}
