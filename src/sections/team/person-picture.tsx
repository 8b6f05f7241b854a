import { initialOf } from '../../shared/text.ts'
import { Photo } from '../../ui/photo.tsx'
import type { Person } from './team.schema.ts'

type Props = { person: Person; prefer: 'image' | 'thumb'; sizes: string; ratio: string; className: string }

/** The portrait or the small picture, whichever there is; without either the first letter of the name. */
export function PersonPicture({ person, prefer, sizes, ratio, className }: Props) {
  const { image, thumb, name } = person
  const [first, second] = prefer === 'image' ? [image, thumb] : [thumb, image]
  const picture = first.media ? first : second
  if (picture.media)
    return <Photo {...picture} sizes={sizes} ratio={ratio} className={`object-[50%_20%] ${className}`} />
  return (
    <span
      className={`grid place-items-center border border-line-strong font-display text-3xl text-ink-soft ${className}`}
      style={{ aspectRatio: ratio }}
      aria-hidden
    >
      {initialOf(name)}
    </span>
  )
}
