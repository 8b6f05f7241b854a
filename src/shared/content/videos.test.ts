import { expect, test } from 'vitest'
import { videoOf } from './videos.ts'

const youtube = { of: 'frame', address: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0' }
const vimeo = { of: 'frame', address: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' }

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/abc123', { ...vimeo, address: `${vimeo.address}&h=abc123` }],
  ['https://files.example.com/loom.mp4', { of: 'file', address: 'https://files.example.com/loom.mp4' }],
  ['/loom.webm', { of: 'file', address: '/loom.webm' }],
])('%s is a video', (address, video) => {
  expect(videoOf(address)).toEqual(video)
})

test.each([
  '',
  'javascript:alert(1)',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://vimeo.com/about',
  'https://example.com/page',
])('%j is none', (address) => {
  expect(videoOf(address)).toBeUndefined()
})
