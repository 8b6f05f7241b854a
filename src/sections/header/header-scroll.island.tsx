import { useEffect, useRef } from 'react'

/** Px of scrolling after which the header changes (SPEC §9). */
export const scrollThreshold = 50

export const isScrolled = (y: number) => y > scrollThreshold

/** Shows nothing: marks the header it stands in once the page is scrolled past the threshold (SPEC §4 Header). */
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
