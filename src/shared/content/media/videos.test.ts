import { expect, test } from 'vitest'
import { videoOf } from './videos.ts'

const youtube = {
  of: 'frame',
  address: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0',
  page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
}
const vimeo = {
  of: 'frame',
  address: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  page: 'https://vimeo.com/76979871',
}
const file = (address: string) => ({ of: 'file', address, page: address })

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s', { ...youtube, address: `${youtube.address}&start=3` }],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  [
    'https://vimeo.com/76979871/abc123',
    { ...vimeo, address: `${vimeo.address}&h=abc123`, page: `${vimeo.page}/abc123` },
  ],
  ['https://files.example.com/loom.mp4', file('https://files.example.com/loom.mp4')],
  ['/loom.webm', file('/loom.webm')],
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
  'http://files.example.com/loom.mp4',
  'loom.mp4',
])('%j is no video', (address) => {
  expect(videoOf(address)).toBeUndefined()
})
