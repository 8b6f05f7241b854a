// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import VideoButton from './video-button.island.tsx'

afterEach(() => document.body.replaceChildren())

const show = async (video: Parameters<typeof VideoButton>[0]['video']) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  mount(<VideoButton video={video} text="Watch" title="How we weave" className="" />)
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
}

test('a video is loaded only when played, and removed when its dialog closes', async () => {
  // Nothing is loaded in a test.
  const address = 'about:blank'
  await show({ of: 'frame', address, page: address })
  expect(document.querySelector('iframe')).toBeNull()
  press('Watch')
  await expect.poll(() => document.querySelector('dialog iframe')?.getAttribute('src')).toBe(address)
  expect(document.querySelector('iframe')?.title).toBe('How we weave')
  press('Close')
  await expect.poll(() => document.querySelector('iframe')).toBeNull()
})

test('a file plays in a player of the browser', async () => {
  await show({ of: 'file', address: '/loom.mp4', page: '/loom.mp4' })
  expect(document.querySelector('video')).toBeNull()
  press('Watch')
  await expect.poll(() => document.querySelector('dialog video')?.getAttribute('src')).toBe('/loom.mp4')
})
