import { type MouseEvent, useEffect, useState } from 'react'
import type { PictureFacts } from '../../shared/content/media/pictures.ts'
import { t } from '../../shared/words.ts'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { shownIn, slideId, turnTo } from './gallery-strip.ts'

type Props = { strip: string; pictures: (PictureFacts & { media: string })[]; name: string }

/** Links to the pictures of the strip. With script the strip turns without moving the page, and the one in view is marked. */
export default function ProductThumbs({ strip, pictures, name }: Props) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = document.getElementById(strip)
    const follow = () => setShown(shownIn(strip))
    // The strip may have been swiped before hydration.
    follow()
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [strip])
  const turn = (event: MouseEvent, index: number) => {
    if (turnTo(strip, index)) event.preventDefault()
  }
  return (
    <ul
      className="relative flex gap-2 overflow-x-auto p-0.5 max-md:-mt-14 max-md:justify-center-safe max-md:gap-0 md:flex-col"
      aria-label={t('Pictures of {name}', { name })}
    >
      {pictures.map((picture, index) => (
        <li key={picture.media} className="shrink-0 md:w-full">
          <Link
            href={`#${slideId(strip, index)}`}
            onClick={(event) => turn(event, index)}
            aria-current={index === shown || undefined}
            className="group/thumb block overflow-hidden rounded-card border-2 border-transparent opacity-75 hover:opacity-100 aria-[current]:opacity-100 max-md:grid max-md:size-11 max-md:place-items-center max-md:opacity-100 md:aria-[current]:border-ink"
          >
            <span className="sr-only md:hidden">{t('Picture {number}', { number: index + 1 })}</span>
            <span className="size-2.5 rounded-full border border-ground bg-ink/45 group-aria-[current]/thumb:bg-ink md:hidden" />
            <Photo
              {...picture}
              alt={t('Picture {number}', { number: index + 1 })}
              sizes="4.5rem"
              ratio="4 / 5"
              className="w-full max-md:hidden"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
