import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render.tsx'
import { pageSecurity } from '../../server/platform/http/security.ts'
import { filmOf } from './film.ts'
import { video } from './index.ts'

const poster = { media: 'pictureposter', alt: 'A potter at her wheel' }
const film = 'https://youtu.be/abcdefghijk?t=42'

describe('the address of a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&list=x', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://m.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
    ['https://player.vimeo.com/video/123456789?h=ab12', 'https://player.vimeo.com/video/123456789'],
    ['https://cdn.example.com/films/wheel.mp4', 'https://cdn.example.com/films/wheel.mp4'],
    ['/films/wheel.webm', '/films/wheel.webm'],
  ])('%s is played from where it lies', (address, start) => {
    expect(filmOf(address)?.src.startsWith(start)).toBe(true)
  })

  test.each([
    'https://example.com/page',
    'javascript:alert(1)//.mp4',
    'http://cdn.example.com/wheel.mp4',
    'https://www.youtube.com/watch?v="><script>',
    'https://vimeo.com/about',
    'wheel.mp4',
  ])('%s is refused', (address) => {
    expect(filmOf(address)).toBeUndefined()
    expect(video.schema.safeParse({ video: address }).success).toBe(false)
  })

  test('keeps where it is to begin, and what shows an unlisted one', () => {
    expect(filmOf(film)?.src).toContain('start=42')
    expect(filmOf('https://vimeo.com/123456789/ab12cd')?.src).toContain('h=ab12cd')
  })

  test('may be framed by every page', () => {
    const policy = String(pageSecurity['content-security-policy'])
    for (const address of [film, 'https://vimeo.com/123456789'])
      expect(policy).toMatch(new RegExp(`frame-src[^;]* ${new URL(filmOf(address)?.src ?? '').origin}[ ;]`))
  })
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

  test('that is missing leaves its picture, and without both it is nothing', () => {
    expect(renderSection(video, { poster })).not.toContain('<button')
    expect(renderSection(video, {})).toBe('')
  })
})
