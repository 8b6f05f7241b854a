// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import FollowBar from './follow-bar.island.tsx'
import { stickyBar } from './sticky-bar.tsx'

const props = {
  text: 'Bookings for the season are open',
  button: { buttonText: 'Book now', buttonAction: { type: 'page', value: '/book-now' } },
}

/** Tells where the first section stands: px from the upper edge of the screen to its own. */
let scrollFirstTo: (top: number) => void = () => {}
let isObserved = false
let unmount = () => {}

class Observer {
  constructor(told: (entries: object[]) => void) {
    scrollFirstTo = (top) => told([{ isIntersecting: top > -500 && top < 700, boundingClientRect: { top } }])
  }
  observe() {
    isObserved = true
    scrollFirstTo(0)
  }
  disconnect() {}
}

class Resize {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear()
  isObserved = false
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Resize)
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function show({ text = props.text, appears = 'hero' as 'hero' | 'once', closable = true } = {}) {
  unmount = mount(
    <main>
      <section>Hero</section>
      <aside>
        <FollowBar text={text} appears={appears} closable={closable} />
      </aside>
    </main>,
  ).unmount
}
const isShown = () => document.querySelector('aside')?.hasAttribute('data-shown')

describe('the sticky bar', () => {
  test('is a text and a link, there without script', () => {
    const html = renderSection(stickyBar, props)
    expect(html).toMatch(
      /<aside class="sticky-bar ground-strong" aria-label="Notice">.*Bookings for the season are open/,
    )
    expect(html).toMatch(/<a href="\/book-now"[^>]*>Book now/)
  })

  test('without a text is nothing', () => {
    expect(renderSection(stickyBar, { button: props.button })).toBe('')
  })

  test('appears when the first section has scrolled away, and goes when that is back', async () => {
    show()
    await expect.poll(() => isObserved).toBe(true)
    await effects()
    expect(isShown()).toBe(false)
    scrollFirstTo(-600)
    await expect.poll(isShown).toBe(true)
    scrollFirstTo(-100)
    await expect.poll(isShown).toBe(false)
  })

  test('appears at once where the owner wants that', async () => {
    show({ appears: 'once' })
    await expect.poll(isShown).toBe(true)
  })

  test('is closed for the session; one with another text is shown again', async () => {
    show({ appears: 'once' })
    await expect.poll(isShown).toBe(true)
    document.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
    await expect.poll(isShown).toBe(false)
    unmount()
    show()
    await expect.poll(() => isObserved).toBe(true)
    scrollFirstTo(-600)
    await effects()
    expect(isShown()).toBe(false)
    unmount()
    show({ text: 'Open on Sunday', appears: 'once' })
    await expect.poll(isShown).toBe(true)
  })

  test('cannot be closed where the owner does not want that', async () => {
    show({ appears: 'once', closable: false })
    await expect.poll(isShown).toBe(true)
    expect(document.querySelector<HTMLElement>('span')?.hidden).toBe(true)
  })

  test('says how high it is while it is shown', async () => {
    show()
    await expect.poll(() => isObserved).toBe(true)
    const height = () => document.documentElement.style.getPropertyValue('--sticky-bar')
    expect(height()).toBe('')
    scrollFirstTo(-600)
    await expect.poll(height).toBe('0px')
    scrollFirstTo(0)
    await expect.poll(height).toBe('')
  })
})
