import { useEffect, useRef } from 'react'

/** Px of scrolling after which the header changes (K9). */
export const scrollThreshold = 50

export const isScrolled = (y: number) => y > scrollThreshold

/** Renders nothing: marks its header once the page is scrolled past the threshold (T11, T12). */
export default function HeaderScroll() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const header = here.current?.closest('header')
    const follow = () => header?.toggleAttribute('data-scrolled', isScrolled(window.scrollY))
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return <span ref={here} hidden />
}
