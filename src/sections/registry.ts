import type { Section } from './define/section.ts'
import { testimonials } from './testimonials/index.ts'

/** Every section that a page may hold, in the order of the gallery. */
export const sections: Section[] = [testimonials]

const byType = new Map(sections.map((section) => [section.type, section]))

export function sectionOf(type: string): Section | undefined {
  return byType.get(type)
}
