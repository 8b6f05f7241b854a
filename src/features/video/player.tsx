import type { Video } from '../../shared/content/videos.ts'

type Props = { video: Video; title: string; className?: string }

/** The video itself, which plays at once: it is there only when somebody wants it. */
export function Player({ video: { of, address }, title, className }: Props) {
  if (of === 'frame')
    return (
      <iframe
        className={className}
        src={address}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  // biome-ignore lint/a11y/useMediaCaption: captions are in the file, where there are some
  return <video className={className} src={address} aria-label={title} controls autoPlay playsInline />
}
