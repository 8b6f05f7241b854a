import type { ReactNode } from 'react'

/** The class of each ground that a section may stand on. */
export const grounds = {
  plain: '',
  soft: 'ground-soft',
  strong: 'ground-strong',
  accent: 'ground-accent',
  // The theme writes these (shared/sites/colour-schemes.ts).
  'scheme-1': 'ground-scheme-1',
  'scheme-2': 'ground-scheme-2',
  'scheme-3': 'ground-scheme-3',
  'scheme-4': 'ground-scheme-4',
}
/** In an area a band has no air but what the area gives it (areas.css). */
const spacings = {
  normal: 'py-[var(--band-air,calc(clamp(2.75rem,6vw,5.5rem)*var(--air,1)))]',
  tight: 'py-[var(--band-air,calc(clamp(1.5rem,3vw,2.5rem)*var(--air,1)))]',
  loose: 'py-[var(--band-air,calc(clamp(4rem,9vw,8.5rem)*var(--air,1)))]',
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
