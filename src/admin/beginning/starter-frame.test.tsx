// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { eventually, mount } from '../../../tests/support/screens/mount.tsx'
import { StarterFrame } from './starter-frame.tsx'

vi.mock('../ui/use-size.ts', () => ({ useSize: () => ({ width: 640, height: 400 }) }))

// Shows B349.
test('a large preview of a starter says that it is loading until it is there', async () => {
  window.happyDOM.settings.disableIframePageLoading = true
  const { unmount } = mount(<StarterFrame name="shop" className="h-96" scrolls />)
  const text = () => document.body.textContent
  await eventually(() => expect(text()).toContain('Loading the preview'))
  document.querySelector('iframe')?.dispatchEvent(new Event('load'))
  await eventually(() => expect(text()).not.toContain('Loading the preview'))
  unmount()
})
