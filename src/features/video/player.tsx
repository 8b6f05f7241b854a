import type { Video } from '../../shared/content/media/videos.ts'

type Props = { video: Video; title: string; className?: string }

/** The video itself. Rendered on demand, so it plays at once. */
export function Player({ video: { of, address, width, height }, title, className }: Props) {
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
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are in the file, where there are some
    <video
      className={className}
      src={address}
      width={width}
      height={height}
      aria-label={title}
      controls
      autoPlay
      playsInline
    />
  )
}
