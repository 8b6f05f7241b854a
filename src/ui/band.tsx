import type { ReactNode } from 'react'
import { type Responsive, screens } from '../shared/content/media/responsive.ts'
import { classesByWidth } from './by-width.ts'

/** The class of each ground that a section may stand on. */
export const grounds = {
  plain: '',
  soft: 'ground-soft',
  strong: 'ground-strong',
  accent: 'ground-accent',
  // The theme writes these (shared/sites/theme/colour-schemes.ts).
  'scheme-1': 'ground-scheme-1',
  'scheme-2': 'ground-scheme-2',
  'scheme-3': 'ground-scheme-3',
  'scheme-4': 'ground-scheme-4',
}

export type Ground = keyof typeof grounds

/** The classes of band.css, from each width of the screen on. */
const spacings = {
  base: { normal: 'band-normal', tight: 'band-tight', loose: 'band-loose', none: 'band-none' },
  md: { normal: 'md:band-normal', tight: 'md:band-tight', loose: 'md:band-loose', none: 'md:band-none' },
  lg: { normal: 'lg:band-normal', tight: 'lg:band-tight', loose: 'lg:band-loose', none: 'lg:band-none' },
}
const widths = { wide: 'frame', text: 'frame max-w-[46rem]', full: '' }

export type BandProps = {
  tone: Ground
  width: keyof typeof widths
  spacing: Responsive<keyof typeof spacings.base>
  anchor: string
}

type Props = {
  band: BandProps
  children: ReactNode
  className?: string
  /** Its picture begins it from edge to edge, so a transparent header may lie on it, unless the owner gave the band air above. */
  opensWithPicture?: boolean
}

/** A band of the page: its ground, its measure and its air. Every section's outermost element. */
export function Band({ band, children, className = '', opensWithPicture = false }: Props) {
  const hasAir = screens.some((screen) => (band.spacing[screen] ?? 'none') !== 'none')
  return (
    <section
      id={band.anchor || undefined}
      className={`${grounds[band.tone]} ${classesByWidth(spacings, band.spacing)} ${className}`}
      data-under-header={opensWithPicture && !hasAir ? 'light' : undefined}
    >
      <div className={widths[band.width]}>{children}</div>
    </section>
  )
}
