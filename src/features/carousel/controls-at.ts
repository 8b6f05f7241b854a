import type { Responsive } from '../../shared/content/media/responsive.ts'
import type { Align } from '../../ui/align.ts'
import { type ClassesByWidth, classesByWidth } from '../../ui/by-width.ts'

const controls: ClassesByWidth<Align> = {
  base: { start: 'carousel-start', center: '' },
  md: { start: 'md:carousel-start', center: 'md:carousel-centre' },
  lg: { start: 'lg:carousel-start', center: 'lg:carousel-centre' },
}

/** The class of a carousel whose controls stand where the words above them do. */
export const controlsAt = (align: Responsive<Align>) => classesByWidth(controls, align)
