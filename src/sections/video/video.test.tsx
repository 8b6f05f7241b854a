import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { pageSecurity } from '../../server/platform/http/security.ts'
import { withFacts } from '../../shared/content/media/media-files.ts'
import { videoOf } from '../../shared/content/media/videos.ts'
import { video } from './video.tsx'

const poster = { media: 'pictureposter', alt: 'A potter at her wheel' }
const film = 'https://youtu.be/abcdefghijk?t=42'

test('an address that leads to no video is refused, and those that do may be framed by every page', () => {
  expect(video.schema.safeParse({ video: 'https://example.com/page' }).success).toBe(false)
  const policy = String(pageSecurity['content-security-policy'])
  for (const address of [film, 'https://vimeo.com/123456789']) {
    expect(video.schema.safeParse({ video: address }).success).toBe(true)
    expect(policy).toMatch(new RegExp(`frame-src[^;]* ${new URL(videoOf(address)?.address ?? '').origin}[ ;]`))
  }
})

describe('a video', () => {
  test.each(['wide', 'beside'])('%s shows its picture and its words, and loads nothing from elsewhere', (layout) => {
    const html = renderSection(video, { layout, heading: 'At the wheel', video: film, poster, caption: 'Two minutes' })
    expect(html).toContain('alt="A potter at her wheel"')
    expect(html).toMatch(/<h2[^>]*>At the wheel<\/h2>.*Play At the wheel.*<figcaption[^>]*>Two minutes/s)
    expect(html).not.toMatch(/<iframe|<video|src="https/)
  })

  test('without script leads to where it is watched', () => {
    const html = renderSection(video, { video: film, poster })
    expect(html).toMatch(/<a href="https:\/\/www.youtube.com\/watch\?v=abcdefghijk" class="[^"]*without-script/)
  })

  test('of the library stands in its own proportions, behind the chosen picture or else its own', () => {
    const still = { media: 'picturestill0', width: 640, height: 360 }
    const own = withFacts('/media/aaaaaaaaaaaaaa/video.mp4', { width: 360, height: 640, poster: still })
    const html = renderSection(video, { video: own, poster: { media: '', alt: 'A wheel' } })
    expect(html).toMatch(/<img src="\/media\/picturestill0\/[^>]*alt="A wheel"/)
    expect(html).toContain('aspect-ratio:360 / 640')
    const chosen = renderSection(video, { video: own, poster })
    expect(chosen).toContain('/media/pictureposter/')
    expect(chosen).not.toMatch(/<img[^>]*picturestill0/)
  })

  test('that is missing leaves its picture, and without both it is nothing', () => {
    expect(renderSection(video, { poster })).not.toContain('<button')
    expect(renderSection(video, {})).toBe('')
  })
})
