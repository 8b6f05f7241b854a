// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { eventually, mount } from '../../../tests/support/screens/mount.tsx'
import { TabStrip } from './tab-strip.tsx'

const strip = () => document.querySelector('nav') as HTMLElement

const tabs = (here: string) => (
  <TabStrip label="Settings">
    {['General', 'Delivery', 'Email'].map((title) => (
      <a key={title} href={`/${title}`} aria-current={title === here ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </TabStrip>
)

// Shows B347.
test('a strip of links that is too narrow shows the current one in its middle', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  const { unmount } = mount(tabs('Email'))
  await eventually(() => expect(strip().scrollLeft).toBe(400))
  unmount()
})
