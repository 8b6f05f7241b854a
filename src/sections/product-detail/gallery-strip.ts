/** The strip of pictures on a product's page: its slides by their ids, and turning it. */

export const slideId = (strip: string, index: number) => `${strip}-${index}`

const slidesOf = (element: HTMLElement) =>
  [...element.children].filter((slide): slide is HTMLElement => slide instanceof HTMLElement)

/** Turns the strip without moving the page. @returns false where there is no such strip */
export function turnTo(strip: string, index: number): boolean {
  const element = document.getElementById(strip)
  if (!element) return false
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollTo({ left: slidesOf(element)[index]?.offsetLeft ?? 0, behavior: still ? 'auto' : 'smooth' })
  return true
}

/** The index of the slide in view: the one nearest to the strip's beginning, or the last at its end. */
export function shownIn(strip: string): number {
  const element = document.getElementById(strip)
  if (!element) return 0
  const { scrollLeft, scrollWidth, clientWidth } = element
  const places = slidesOf(element).map(({ offsetLeft }) => offsetLeft)
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1) return places.length - 1
  const away = places.map((place) => Math.abs(place - scrollLeft))
  return Math.max(0, away.indexOf(Math.min(...away)))
}
