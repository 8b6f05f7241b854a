/** How long a slide is shown, in ms (K8). */
export const heroTime = 5_000
export const pictureTime = 5_000
export const cardTime = 3_000

/** The slide `step` further on; after the last comes the first again. */
export function wrapSlide(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

export const slideId = (strip: string, index: number) => `${strip}-${index}`

/** Which slide stands first in view, and how many of them stand there side by side. */
export type View = { shown: number; side: number }

/** The slides in view. Without a layout to measure, the first slide alone. */
export function viewOf(strip: HTMLElement): View {
  const count = strip.children.length
  const pitch = pitchOf(strip)
  const side = Math.min(count, Math.max(1, Math.round(strip.clientWidth / pitch)))
  return { shown: wrapSlide(Math.round(strip.scrollLeft / pitch), 0, count), side }
}

/** From one slide's edge to the next one's, px. */
function pitchOf({ children: [first, second], clientWidth }: HTMLElement): number {
  const apart = first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0
  return apart || clientWidth || 1
}

/** At how many slides the strip may rest: the last ones stand in view together. */
export const stopsOf = (count: number, side: number) => Math.max(1, count - side + 1)

/** Ends a turn past an end that is still under way, by strip. */
const turning = new WeakMap<HTMLElement, () => void>()

/** Maximum duration of a turn, ms; an interrupted scroll never arrives. */
const longestTurn = 1_500

/**
 * Turns the strip by `step` slides. Past either end the first slides stand in the places after the last one while the strip
 * moves, so that it always goes on in the same direction.
 */
export function turnStrip(strip: HTMLElement, step: number): void {
  turning.get(strip)?.()
  const count = strip.children.length
  const pitch = pitchOf(strip)
  const { shown, side } = viewOf(strip)
  const stops = stopsOf(count, side)
  const from = Math.min(shown, stops - 1)
  const to = wrapSlide(from, step, stops)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || from + step === to) {
    strip.scrollTo({ left: to * pitch, behavior: still ? 'instant' : 'smooth' })
    return
  }
  const firsts = [...strip.children].slice(0, side).filter((slide) => slide instanceof HTMLElement)
  for (const slide of firsts) slide.style.transform = `translateX(${count * pitch}px)`
  if (step < 0) strip.scrollTo({ left: strip.scrollLeft + count * pitch, behavior: 'instant' })
  const end = step < 0 ? to * pitch : count * pitch
  strip.scrollTo({ left: end, behavior: 'smooth' })
  turning.set(
    strip,
    onceAt(strip, end, () => {
      turning.delete(strip)
      for (const slide of firsts) slide.style.transform = ''
      // The slides shown at the far end are back at the start.
      const past = strip.scrollLeft > (count - 0.5) * pitch
      if (past) strip.scrollTo({ left: strip.scrollLeft - count * pitch, behavior: 'instant' })
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

/** Whether a strip stands at its beginning, and at its end; at both where all of it is in view. */
export type Ends = { atStart: boolean; atEnd: boolean }

/** Tolerance for rounded widths, px. */
const nearly = 2

export function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  return { atStart: scrollLeft < nearly, atEnd: scrollLeft + clientWidth > scrollWidth - nearly }
}

/** Moves the strip on or back by as many slides as stand side by side, and stops at either end. */
export function pageStrip(strip: HTMLElement, direction: 1 | -1): void {
  const { shown, side } = viewOf(strip)
  const to = Math.max(0, Math.min(stopsOf(strip.children.length, side) - 1, shown + direction * side))
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip.scrollTo({ left: to * pitchOf(strip), behavior: still ? 'instant' : 'smooth' })
}
