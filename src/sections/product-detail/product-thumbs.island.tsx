import { type MouseEvent, useEffect, useState } from 'react'
import type { PictureFacts } from '../../shared/content/pictures.ts'
import { Photo } from '../../ui/photo.tsx'
import { slideId, turnTo } from './gallery-strip.ts'

type Props = { strip: string; pictures: (PictureFacts & { media: string })[]; name: string }

/** Links to the pictures of the strip. With script the strip turns without moving the page, and the one in view is marked. */
export default function ProductThumbs({ strip, pictures, name }: Props) {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = document.getElementById(strip)
    const follow = () => element && setShown(Math.round(element.scrollLeft / element.clientWidth))
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [strip])
  const turn = (event: MouseEvent, index: number) => {
    if (turnTo(strip, index)) event.preventDefault()
  }
  return (
    <ul className="flex gap-2 overflow-x-auto p-0.5 md:flex-col" aria-label={`Pictures of ${name}`}>
      {pictures.map((picture, index) => (
        <li key={picture.media} className="w-16 shrink-0 md:w-full">
          <a
            href={`#${slideId(strip, index)}`}
            onClick={(event) => turn(event, index)}
            aria-current={index === shown || undefined}
            className="block overflow-hidden rounded-card border-2 border-transparent opacity-75 hover:opacity-100 aria-[current]:border-ink aria-[current]:opacity-100"
          >
            <Photo {...picture} alt={`Picture ${index + 1}`} sizes="4.5rem" ratio="4 / 5" className="w-full" />
          </a>
        </li>
      ))}
    </ul>
  )
}
