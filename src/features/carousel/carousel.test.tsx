// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { Carousel } from './carousel.tsx'
import { cardTime, heroTime, pictureTime, stopsOf } from './strip.ts'

const slides = ['One', 'Two', 'Three'].map((name) => ({ name, content: <a href={`#${name}`}>{name}</a> }))

/** Where the strip was told to go, in slides. */
let turned: number[] = []

/** A screen that is `width` wide and shows slides of 100 px. */
function layOut(width: number) {
  const strip = document.querySelector('ul')
  if (!strip) throw new Error('there is no strip')
  Object.defineProperty(strip, 'clientWidth', { value: width })
  for (const [index, slide] of [...strip.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 })
  strip.scrollTo = (({ left = 0 }: ScrollToOptions) => {
    turned.push(left / 100)
    strip.scrollLeft = left
    strip.dispatchEvent(new Event('scroll'))
  }) as typeof strip.scrollTo
  dispatchEvent(new Event('resize'))
}

const control = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const current = () => document.querySelector('[aria-current]')?.textContent

/** Lets time go by, and React draw what it did. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function show(width = 100, time = 3_000) {
  mount(
    <Carousel
      label="Work"
      slides={slides}
      time={time}
      beside={(strip) => (
        <ul data-follows={strip}>
          <li>First</li>
          <li>Second</li>
        </ul>
      )}
    />,
  )
  while (!document.querySelector('ul')) await pass(0)
  layOut(width)
  await pass(20)
}

beforeEach(() => {
  turned = []
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('a carousel', () => {
  // Shows K8.
  test('stands five seconds on a hero, five on a picture and three on a card', () => {
    expect([heroTime, pictureTime, cardTime]).toEqual([5_000, 5_000, 3_000])
  })

  // Shows T10.
  test('moves on by itself after its time, and says which slide is shown', async () => {
    await show()
    await pass(2_900)
    expect(turned).toEqual([])
    await pass(200)
    expect(turned).toEqual([1])
    expect(current()).toBe('Slide 2 of 3: Two')
    await pass(3_100)
    expect(turned).toEqual([1, 2])
  })

  // Shows T10.
  test('goes on from the last slide to the first, in the same direction', async () => {
    await show()
    control('Previous slide')?.click()
    expect(turned).toEqual([3, 2])
    await pass(1_600)
    control('Next slide')?.click()
    expect(turned.slice(2)).toEqual([3])
  })

  test('stands still while something in it has a pointer, and once it was paused', async () => {
    await show()
    const carousel = document.querySelector('[data-carousel]')
    vi.spyOn(carousel as Element, 'matches').mockReturnValue(true)
    carousel?.dispatchEvent(new Event('pointerenter'))
    await pass(20)
    await pass(7_000)
    expect(turned).toEqual([])
    vi.mocked((carousel as Element).matches).mockReturnValue(false)
    carousel?.dispatchEvent(new Event('pointerleave'))
    await pass(20)
    control('Pause the slides')?.click()
    await pass(0)
    await pass(7_000)
    expect(turned).toEqual([])
    expect(control('Play the slides')).not.toBeNull()
  })

  test('a slide that was chosen by hand stays its whole time, too', async () => {
    await show()
    await pass(2_500)
    control('Next slide')?.click()
    await pass(0)
    await pass(2_500)
    expect(turned).toEqual([1])
    await pass(600)
    expect(turned).toEqual([1, 2])
  })

  // Shows T10.
  test('stands still with reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    await show()
    await pass(7_000)
    expect(turned).toEqual([])
  })

  test('with two side by side rests at the last two, and turns from there to the first ones', async () => {
    expect([stopsOf(3, 1), stopsOf(3, 2), stopsOf(3, 3), stopsOf(2, 3)]).toEqual([3, 2, 1, 1])
    await show(200)
    control('Next slide')?.click()
    expect(turned).toEqual([1])
    control('Next slide')?.click()
    expect(turned).toEqual([1, 3])
  })

  test('has no controls where all slides stand in view', async () => {
    await show(300)
    expect(document.querySelector<HTMLElement>('.carousel-controls')?.hidden).toBe(true)
  })

  test.each([
    [8, 'Slide 2 of 8'],
    [9, '2 / 9'],
  ])('of %i slides tells the one in view: “%s”', async (count, text) => {
    const many = Array.from({ length: count }, () => ({ name: '', content: <p>Work</p> }))
    mount(<Carousel label="Work" slides={many} time={3_000} />)
    while (!document.querySelector('ul')) await pass(0)
    layOut(100)
    await pass(20)
    control('Next slide')?.click()
    await pass(0)
    expect(current() ?? document.querySelector('.carousel-controls p')?.textContent).toBe(text)
    expect(document.querySelectorAll('.carousel-controls li')).toHaveLength(count > 8 ? 0 : count)
  })

  // Shows S16.
  test('words that follow it are shown with their slide', async () => {
    await show()
    const shown = () => document.querySelector('[data-follows] > [data-shown]')?.textContent
    expect(shown()).toBe('First')
    control('Next slide')?.click()
    await pass(0)
    expect(shown()).toBe('Second')
  })
})

describe('a carousel that does not turn by itself', () => {
  async function showShelf(width: number) {
    mount(<Carousel label="Work" slides={slides} />)
    await pass(0)
    const strip = document.querySelector('ul')
    if (strip) Object.defineProperty(strip, 'scrollWidth', { value: 300 })
    layOut(width)
    await pass(20)
  }
  const ended = (name: string) => control(name)?.getAttribute('aria-disabled')

  test('is moved by what is in view, and stops at either end', async () => {
    await showShelf(200)
    expect([ended('Previous'), ended('Next')]).toEqual(['true', null])
    control('Previous')?.click()
    expect(turned).toEqual([])
    control('Next')?.click()
    await pass(0)
    expect(turned).toEqual([1])
    expect([ended('Previous'), ended('Next')]).toEqual([null, 'true'])
    control('Next')?.click()
    expect(turned).toEqual([1])
    control('Previous')?.click()
    expect(turned).toEqual([1, 0])
  })

  test('stands still however long one waits', async () => {
    await showShelf(100)
    await pass(20_000)
    expect(turned).toEqual([])
    expect(control('Pause the slides')).toBeNull()
  })

  test('shows arrows only where there is more to scroll to', async () => {
    await showShelf(300)
    expect(document.querySelector('.carousel-arrows')?.hasAttribute('data-idle')).toBe(true)
    document.body.replaceChildren()
    await showShelf(100)
    expect(document.querySelector('.carousel-arrows')?.hasAttribute('data-idle')).toBe(false)
  })
})
