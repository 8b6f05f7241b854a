/** The strip of pictures on a product's page: its slides by their ids, and turning it. */

export const slideId = (strip: string, index: number) => `${strip}-${index}`

/** Turns the strip without moving the page. @returns false where there is no such strip */
export function turnTo(strip: string, index: number): boolean {
  const element = document.getElementById(strip)
  if (!element) return false
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollTo({ left: index * element.clientWidth, behavior: still ? 'auto' : 'smooth' })
  return true
}

/** Which slide stands in view, from 0. */
export function shownIn(strip: string): number {
  const element = document.getElementById(strip)
  return element ? Math.round(element.scrollLeft / element.clientWidth) : 0
}
