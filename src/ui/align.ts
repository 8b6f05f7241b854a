import type { Responsive } from '../shared/content/media/responsive.ts'
import { type ClassesByWidth, classesByWidth } from './by-width.ts'

export type Align = 'start' | 'center'

/** Where a section's words and what goes with them stand, by the width of the screen; plain where a look has but one place for them. */
export type Alignment = Align | Responsive<Align>

const words: ClassesByWidth<Align> = {
  base: { start: '', center: 'text-center' },
  md: { start: 'md:text-start', center: 'md:text-center' },
  lg: { start: 'lg:text-start', center: 'lg:text-center' },
}

const rows: ClassesByWidth<Align> = {
  base: { start: '', center: 'justify-center' },
  md: { start: 'md:justify-start', center: 'md:justify-center' },
  lg: { start: 'lg:justify-start', center: 'lg:justify-center' },
}

const headers: ClassesByWidth<Align> = {
  base: { start: 'justify-between', center: 'justify-center' },
  md: { start: 'md:justify-between', center: 'md:justify-center' },
  lg: { start: 'lg:justify-between', center: 'lg:justify-center' },
}

const boxes: ClassesByWidth<Align> = {
  base: { start: '', center: 'mx-auto' },
  md: { start: 'md:mx-0', center: 'md:mx-auto' },
  lg: { start: 'lg:mx-0', center: 'lg:mx-auto' },
}

const classOf = (classes: ClassesByWidth<Align>) => (align: Alignment) =>
  classesByWidth(classes, typeof align === 'string' ? { base: align } : align)

/** Alignment of text. */
export const wordsAt = classOf(words)
/** Alignment of buttons in a row. */
export const rowAt = classOf(rows)
/** Alignment of a heading with an aside at the end of its line. */
export const headerAt = classOf(headers)
/** Alignment of a box that is narrower than its section. */
export const boxAt = classOf(boxes)
