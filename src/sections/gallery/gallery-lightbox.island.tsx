import { useEffect, useRef, useState } from 'react'
import { Lightbox } from '../../ui/lightbox.tsx'
import type { LargePicture } from '../../ui/lightbox-stage.tsx'

/** Opens the pictures of the adjacent links. Reads everything from the page, so that fifty pictures are not sent twice. */
export default function GalleryLightbox() {
  const here = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<{ pictures: LargePicture[]; first: number }>()
  useEffect(() => {
    const gallery = here.current?.closest('[data-gallery]')
    const press = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null
      if (!gallery || !link || isForAnotherTab(event)) return
      event.preventDefault()
      const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
      setOpen({ pictures: links.map(pictureOf), first: links.indexOf(link) })
    }
    gallery?.addEventListener('click', press)
    return () => gallery?.removeEventListener('click', press)
  }, [])
  return (
    <>
      {/* As large as the gallery, so that coming into view is noticed wherever it begins. */}
      <span ref={here} className="pointer-events-none absolute inset-0 -z-10" aria-hidden />
      {open && <Lightbox {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const isForAnotherTab = (event: Event) =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function pictureOf(link: HTMLAnchorElement): LargePicture {
  const image = link.querySelector('img')
  const caption = link.closest('li')?.querySelector('figcaption')
  return {
    src: link.href,
    srcSet: image?.srcset ?? '',
    alt: image?.alt ?? '',
    caption: caption?.textContent?.trim() ?? '',
  }
}
