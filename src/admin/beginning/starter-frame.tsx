import { useRef, useState } from 'react'
import type { StarterChoice } from '../../shared/sites/beginning.ts'
import { useSize } from '../ui/use-size.ts'

/** Viewport of the starter's preview, px. */
const wide = 1280

/** The home page of a site that is made of the starter, made small to fit; a picture, unless it scrolls. */
export function StarterFrame({
  name,
  className,
  scrolls = false,
}: {
  name: StarterChoice
  className: string
  scrolls?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [loaded, setLoaded] = useState<StarterChoice>()
  const isLoading = loaded !== name
  const scale = (size?.width ?? wide) / wide
  return (
    <div
      ref={box}
      className={`relative w-full overflow-hidden bg-ground-soft ${isLoading ? 'animate-pulse motion-reduce:animate-none' : ''} ${scrolls ? 'rounded-[12px] border border-line' : ''} ${className}`}
      inert={!scrolls}
    >
      {scrolls && isLoading && (
        <p role="status" className="absolute inset-0 grid place-items-center text-ink-soft">
          Loading the preview
        </p>
      )}
      {size && (
        <iframe
          key={name}
          src={`/admin/starters/${name}`}
          title={scrolls ? 'How the site would look' : ''}
          loading="lazy"
          onLoad={() => setLoaded(name)}
          aria-hidden={!scrolls}
          tabIndex={scrolls ? 0 : -1}
          className="absolute top-0 left-0 origin-top-left border-0"
          style={{ width: wide, height: size.height / scale, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
