// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import ProductThumbs from './product-thumbs.island.tsx'

/** A strip of three pictures of 100 px, swiped to one of them. */
function stripAt(place: number): HTMLElement {
  const strip = document.createElement('section')
  strip.id = 'strip'
  document.body.append(strip)
  Object.defineProperty(strip, 'clientWidth', { value: 100 })
  Object.defineProperty(strip, 'scrollWidth', { value: 300 })
  for (const index of [0, 1, 2]) {
    const slide = document.createElement('figure')
    slide.id = `strip-${index}`
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 })
    strip.append(slide)
  }
  strip.scrollLeft = place * 100
  strip.scrollTo = (({ left = 0 }: ScrollToOptions) => {
    strip.scrollLeft = left
    strip.dispatchEvent(new Event('scroll'))
  }) as typeof strip.scrollTo
  return strip
}

afterEach(() => document.body.replaceChildren())

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('li a')]
const current = () => links().findIndex((link) => link.getAttribute('aria-current') === 'true')

async function open(place: number): Promise<HTMLElement> {
  const strip = stripAt(place)
  const pictures = ['one', 'two', 'three'].map((media) => ({ media, width: 960 }))
  mount(<ProductThumbs strip="strip" name="Kansa bowl" pictures={pictures} />)
  await expect.poll(links).toHaveLength(3)
  return strip
}

test('the picture in view is marked, also where it was swiped to before the script arrived', async () => {
  await open(2)
  await expect.poll(current).toBe(2)
})

test('the mark follows the strip, and a press turns it without moving the page', async () => {
  const strip = await open(0)
  await expect.poll(current).toBe(0)
  strip.scrollTo({ left: 100 })
  await expect.poll(current).toBe(1)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  links()[2]?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
  await expect.poll(current).toBe(2)
})
