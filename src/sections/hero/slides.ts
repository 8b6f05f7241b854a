/** Time that a slide stays, ms (SPEC §9: the hero rotates every 5 s). */
export const slideTime = 5_000

/** The slide `step` further on; after the last comes the first again. */
export function wrapSlide(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

export const slideId = (strip: string, index: number) => `${strip}-${index}`

/** Which slide of the strip is in view. */
export function slideInView(strip: HTMLElement, count: number): number {
  return wrapSlide(Math.round(strip.scrollLeft / (strip.clientWidth || 1)), 0, count)
}

/**
 * Turns the strip to a slide. Past either end the slide from the other end is lent to this one while the strip moves, so
 * that it always goes on in the same direction.
 */
export function turnStrip(strip: HTMLElement, from: number, step: number, count: number): void {
  const width = strip.clientWidth
  const to = wrapSlide(from, step, count)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || from + step === to) {
    strip.scrollTo({ left: to * width, behavior: still ? 'instant' : 'smooth' })
    return
  }
  const lent = strip.children[0]
  if (!(lent instanceof HTMLElement)) return
  const start = step < 0 ? count * width : strip.scrollLeft
  lent.style.transform = `translateX(${count * 100}%)`
  strip.scrollTo({ left: start, behavior: 'instant' })
  strip.scrollTo({ left: step < 0 ? to * width : count * width, behavior: 'smooth' })
  afterScroll(strip, start, () => {
    const past = slideInView(strip, count + 1) === count
    lent.style.transform = ''
    if (past) strip.scrollTo({ left: 0, behavior: 'instant' })
  })
}

/** Once the strip rests elsewhere than at `start`. Browsers without `scrollend` get a moment instead. */
function afterScroll(strip: HTMLElement, start: number, act: () => void): void {
  if (!('onscrollend' in window)) {
    setTimeout(act, 900)
    return
  }
  const rest = () => {
    if (Math.abs(strip.scrollLeft - start) < 2) return
    strip.removeEventListener('scrollend', rest)
    act()
  }
  strip.addEventListener('scrollend', rest)
}
