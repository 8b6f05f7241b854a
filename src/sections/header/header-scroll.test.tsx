// @vitest-environment happy-dom
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { eventually, mount } from '../../../tests/support/screens/mount.tsx'
import HeaderScroll from './header-scroll.island.tsx'

// Shows T11, T12, K9.
test('a header is marked while the page is scrolled past 50 pixels', async () => {
  const header = document.createElement('header')
  document.body.append(header)
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
  const scrollTo = (top: number) => {
    scrolled.mockReturnValue(top)
    window.dispatchEvent(new Event('scroll'))
  }
  const { unmount } = mount(createPortal(<HeaderScroll />, header))
  await expect.poll(() => header.childElementCount).toBe(1)
  expect(header.hasAttribute('data-scrolled')).toBe(false)
  for (const [top, marked] of [
    [51, true],
    [50, false],
    [400, true],
    [0, false],
  ] as const) {
    await eventually(() => {
      scrollTo(top)
      expect(header.hasAttribute('data-scrolled')).toBe(marked)
    })
  }
  unmount()
  header.remove()
})

test('a page that is scrolled already has its header marked from the start', async () => {
  const header = document.createElement('header')
  document.body.append(header)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)
  mount(createPortal(<HeaderScroll />, header))
  await expect.poll(() => header.hasAttribute('data-scrolled')).toBe(true)
  header.remove()
})
