// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import type { Video } from '../../shared/content/media/videos.ts'
import VideoPlayer from './video-player.island.tsx'

let page: { unmount: () => void } | undefined
const show = (video: Video) => {
  page = mount(<VideoPlayer video={video} title="At the wheel" />)
}

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } }
  happyDOM.settings.disableIframePageLoading = true
})
afterEach(() => page?.unmount())

test('plays a file in its place once it is pressed', async () => {
  show({ of: 'file', address: '/films/wheel.mp4', page: '/films/wheel.mp4' })
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  expect(document.querySelector('video')).toBeNull()
  press('Play At the wheel')
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toBe('/films/wheel.mp4')
})

test('a video’s host is contacted only once it is pressed', async () => {
  const src = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'
  show({ of: 'frame', address: src, page: 'https://www.youtube.com/watch?v=abcdefghijk' })
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
  press('Play At the wheel')
  await expect.poll(() => document.querySelector('iframe')?.getAttribute('src')).toBe(src)
  expect(document.querySelector('iframe')?.title).toBe('At the wheel')
})
