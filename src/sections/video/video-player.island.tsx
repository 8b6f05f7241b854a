import { useState } from 'react'
import type { Film } from './film.ts'
import { PlayMark } from './play-mark.tsx'

type Props = { film: Film; title: string }

/** Until it is pressed, nobody but this site is asked for anything. */
export default function VideoPlayer({ film, title }: Props) {
  const [playing, setPlaying] = useState(false)
  if (!playing)
    return (
      <button type="button" className="video-play needs-script" onClick={() => setPlaying(true)}>
        <PlayMark />
        <span className="sr-only">{`Play ${title}`}</span>
      </button>
    )
  if (film.kind === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: its captions, if there are any, are part of the file
      <video className="video-playing" src={film.src} controls autoPlay playsInline aria-label={title} />
    )
  return (
    <iframe
      className="video-playing"
      src={film.src}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
    />
  )
}
