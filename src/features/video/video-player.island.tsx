import { useState } from 'react'
import type { Video } from '../../shared/content/media/videos.ts'
import { t } from '../../shared/words.ts'
import { PlayMark } from './play-mark.tsx'
import { Player } from './player.tsx'

type Props = { video: Video; title: string }

/** Contacts no third party until it is pressed. */
export default function VideoPlayer({ video, title }: Props) {
  const [playing, setPlaying] = useState(false)
  if (!playing)
    return (
      <button type="button" className="video-play needs-script" onClick={() => setPlaying(true)}>
        <PlayMark />
        <span className="sr-only">{t('Play {name}', { name: title })}</span>
      </button>
    )
  return <Player video={video} title={title} className="video-playing" />
}
