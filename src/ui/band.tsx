import type { ReactNode } from 'react'

/** The class of each ground that a section may stand on. */
export const grounds = { plain: '', soft: 'ground-soft', strong: 'ground-strong', accent: 'ground-accent' }
/** In an area a band has no air but what the area gives it (areas.css). */
const spacings = {
  normal: 'py-[var(--band-air,clamp(2.75rem,6vw,5.5rem))]',
  tight: 'py-[var(--band-air,clamp(1.5rem,3vw,2.5rem))]',
  loose: 'py-[var(--band-air,clamp(4rem,9vw,8.5rem))]',
  none: '',
}
const widths = { wide: 'frame', text: 'frame max-w-[46rem]', full: '' }

export type BandProps = {
  tone: keyof typeof grounds
  width: keyof typeof widths
  spacing: keyof typeof spacings
  anchor: string
}

/** A band of the page: its ground, its measure and its air. Every section's outermost element. */
export function Band({ band, children, className = '' }: { band: BandProps; children: ReactNode; className?: string }) {
  return (
    <section id={band.anchor || undefined} className={`${grounds[band.tone]} ${spacings[band.spacing]} ${className}`}>
      <div className={widths[band.width]}>{children}</div>
    </section>
  )
}
