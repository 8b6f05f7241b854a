import { type ReactNode, useEffect, useRef } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** Links to the parts of a screen, which are scrolled sideways where they do not fit: the current one is always in view. */
export function TabStrip({ label, className = 'mb-3', children }: Props) {
  const strip = useRef<HTMLElement>(null)
  const shown = useRef<Element>(undefined)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')
    // Otherwise left where the user has scrolled it.
    if (!strip.current || !here || here === shown.current) return
    shown.current = here
    strip.current.scrollLeft = here.offsetLeft - (strip.current.clientWidth - here.offsetWidth) / 2
  })
  return (
    <nav
      ref={strip}
      aria-label={label}
      data-screen-only
      className={`relative -mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 [scrollbar-width:none] ${className}`}
    >
      {children}
    </nav>
  )
}

/** Class of a link in it. */
export function tabClass(here: boolean): string {
  return `-mb-px flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 px-2.5 pointer-coarse:min-h-11 ${here ? 'border-accent font-semibold' : 'border-transparent text-ink-soft hover:text-ink'}`
}
