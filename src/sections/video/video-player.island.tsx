import { useState } from 'react'
import { Player } from '../../features/video/player.tsx'
import type { Video } from '../../shared/content/videos.ts'
import { PlayMark } from './play-mark.tsx'

type Props = { video: Video; title: string }

/** Until it is pressed, nobody but this site is asked for anything. */
export default function VideoPlayer({ video, title }: Props) {
  const [playing, setPlaying] = useState(false)
  if (!playing)
    return (
      <button type="button" className="video-play needs-script" onClick={() => setPlaying(true)}>
        <PlayMark />
        <span className="sr-only">{`Play ${title}`}</span>
      </button>
    )
  return <Player video={video} title={title} className="video-playing" />
}
