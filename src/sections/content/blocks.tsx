import { Icon } from '../../ui/icon.tsx'
import { Photo } from '../../ui/photo.tsx'
import type { Block, Content } from './content.schema.ts'

type Width = Content['width']

const pointColumns = { text: '', wide: 'md:grid-cols-2 lg:grid-cols-3', full: 'md:grid-cols-2 lg:grid-cols-3' }

/** Points (S51). */
export function Points({ points, width }: { points: Block['points']; width: Width }) {
  if (points.length === 0) return null
  return (
    <ul className={`grid gap-x-10 gap-y-7 text-start ${pointColumns[width]}`}>
      {points.map(({ icon, svg, title, description }, index) => (
        <li key={index} className="flex gap-4">
          {svg.media ? (
            <Photo {...svg} sizes="3rem" fit="contain" className="size-12 shrink-0" />
          ) : (
            <Icon name={icon} className="mt-1 size-6 shrink-0 text-accent" />
          )}
          <div className="min-w-0">
            {title && <p className="text-lg leading-snug font-semibold wrap-anywhere">{title}</p>}
            {description && <p className="mt-1 max-w-[60ch] whitespace-pre-line text-ink-soft">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A quote with its author (S54). */
export function Quote({ message, user }: { message: string; user: Block['user'] }) {
  if (!message) return null
  return (
    <figure>
      <blockquote className="max-w-[40ch] font-display text-2xl leading-snug whitespace-pre-line before:content-['“'] after:content-['”']">
        {message}
      </blockquote>
      {(user.title || user.subtitle) && (
        <figcaption className="mt-5 flex items-center gap-3 text-start">
          <Photo {...user.thumb} sizes="3rem" className="size-12 rounded-full" />
          <span className="min-w-0 leading-tight">
            <cite className="font-semibold not-italic">{user.title}</cite>
            {user.subtitle && <span className="mt-0.5 block text-sm text-ink-soft">{user.subtitle}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  )
}

const pictureSizes = { text: '(min-width: 48rem) 44rem, 92vw', wide: '(min-width: 80rem) 78rem, 92vw', full: '100vw' }

/** An image (S55) in its own proportions. Until it has loaded, usual proportions reserve its room. */
export function Figure({ image, caption, width }: { image: Block['image']; caption: string; width: Width }) {
  if (!image.media) return null
  return (
    <figure>
      <Photo
        {...image}
        sizes={pictureSizes[width]}
        ratio={image.height ? undefined : 'auto 4 / 3'}
        className={`w-full ${width === 'full' ? '' : 'rounded-card'}`}
      />
      {caption && <figcaption className="mt-3 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

/** Data points (S57): names with their values, the values large. */
export function DataPoints({ data }: { data: Block['data'] }) {
  if (data.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-8 gap-y-6 border-y border-line py-6">
      {data.map(({ name, value }, index) => (
        <div key={index} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-display text-3xl leading-tight tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
