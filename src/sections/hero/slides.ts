/** How long a slide is shown, in ms (K8). */
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

/** Ends a turn past an end that is still under way, by strip. */
const turning = new WeakMap<HTMLElement, () => void>()

/** How long a turn may take at the most, ms; a movement that is broken off never arrives. */
const longestTurn = 1_500

/**
 * Turns the strip by `step` slides. Past either end the first slide stands in the place after the last one while the strip
 * moves, so that it always goes on in the same direction.
 */
export function turnStrip(strip: HTMLElement, step: number, count: number): void {
  turning.get(strip)?.()
  const width = strip.clientWidth
  const from = slideInView(strip, count)
  const to = wrapSlide(from, step, count)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const first = strip.children[0]
  if (still || from + step === to || !(first instanceof HTMLElement)) {
    strip.scrollTo({ left: to * width, behavior: still ? 'instant' : 'smooth' })
    return
  }
  first.style.transform = `translateX(${count * 100}%)`
  if (step < 0) strip.scrollTo({ left: strip.scrollLeft + count * width, behavior: 'instant' })
  const end = step < 0 ? to * width : count * width
  strip.scrollTo({ left: end, behavior: 'smooth' })
  turning.set(
    strip,
    onceAt(strip, end, () => {
      turning.delete(strip)
      first.style.transform = ''
      // What was shown in that place stands at the beginning again.
      const past = strip.scrollLeft > (count - 0.5) * width
      if (past) strip.scrollTo({ left: strip.scrollLeft - count * width, behavior: 'instant' })
    }),
  )
}

/** Acts once: when the strip rests at `left`, when that takes too long, or when the answer is called. */
function onceAt(strip: HTMLElement, left: number, act: () => void): () => void {
  const done = () => {
    strip.removeEventListener('scrollend', rest)
    clearTimeout(timer)
    act()
  }
  const rest = () => {
    if (Math.abs(strip.scrollLeft - left) < 2) done()
  }
  const timer = setTimeout(done, longestTurn)
  strip.addEventListener('scrollend', rest)
  return done
}
