import type { ShownPicture } from '../shared/content/media/picture-shapes.ts'
import { type PictureFacts, pictureUrl } from '../shared/content/media/pictures.ts'
import { Link } from './link.tsx'

type Props = {
  site: { name: string; logo: ShownPicture | null }
  /** Which of the two stand there; a site without a logo shows its name. */
  show: 'both' | 'logo' | 'name'
  /** A logo for dark pictures, where the site's own would not be seen. */
  light?: { media: string } & PictureFacts
  className?: string
}

/** The site's logo and name, leading home. */
export function SiteMark({ site, show, light, className = '' }: Props) {
  const logo = show === 'name' ? undefined : (site.logo ?? undefined)
  const named = show !== 'logo' || !logo
  return (
    <Link href="/" className={`site-mark inline-flex min-h-11 min-w-0 items-center gap-3 ${className}`}>
      {logo && <Mark {...logo} alt={named ? '' : site.name} className={light?.media ? 'mark-dark' : ''} />}
      {logo && light?.media && <Mark {...light} id={light.media} alt={named ? '' : site.name} className="mark-light" />}
      {named && (
        <span className="site-name">
          <span className="line-clamp-2 font-display text-xl leading-tight font-semibold">{site.name}</span>
        </span>
      )}
    </Link>
  )
}

type MarkProps = PictureFacts & { id: string; alt: string; className: string }

/** In rem, as `h-11` and `max-w-40` have it. */
const highest = 2.75
const widest = 10

/** With its size, so that the name beside it does not move when it arrives. */
function Mark({ id, file = id, alt, className, width, height }: MarkProps) {
  const shown = width && height ? Math.min(widest, (highest * width) / height) : widest
  return (
    <img
      src={pictureUrl(file, 240)}
      srcSet={`${pictureUrl(file, 240)} 240w, ${pictureUrl(file, 480)} 480w`}
      sizes={`${Number(shown.toFixed(2))}rem`}
      width={height && width}
      height={width && height}
      alt={alt}
      className={`h-11 w-auto max-w-40 shrink-0 object-contain ${className}`}
    />
  )
}
