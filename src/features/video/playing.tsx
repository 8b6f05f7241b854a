import { Island } from '../../sections/define/island.tsx'
import type { Video } from '../../shared/content/media/videos.ts'
import { t } from '../../shared/words.ts'
import { outward } from '../../ui/action-link.tsx'
import { Link } from '../../ui/link.tsx'
import { PlayMark } from './play-mark.tsx'
import VideoPlayer from './video-player.island.tsx'

/** Button that starts the video in place; without script, a link to it. */
export function Playing({ video, title }: { video: Video; title: string }) {
  return (
    <>
      <Island name="video-player" of={VideoPlayer} props={{ video, title }} start="touch" />
      <Link href={video.page} className="video-play without-script" {...outward(video.page)}>
        <PlayMark />
        <span className="sr-only">{t('Watch {name}', { name: title })}</span>
      </Link>
    </>
  )
}
