import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { videoHero } from './video-hero.tsx'

const image = { media: 'pictureloom', alt: 'A loom' }
const videoLink = 'https://youtu.be/dQw4w9WgXcQ'

describe('a hero with a video', () => {
  test.each(['below', 'beside'])('%s: shows its picture and a button, and nothing of the video', (layout) => {
    const html = renderSection(videoHero, { layout, heading: 'How we weave', image, videoLink })
    expect(html).toMatch(/<h1[^>]*>How we weave/)
    expect(html).toMatch(/alt="A loom".*<button[^>]*>.*Watch the video/s)
    expect(html).not.toMatch(/<iframe|<video|src="https?:|preconnect/)
  })

  test('without script the video is a link', () => {
    expect(renderSection(videoHero, { heading: 'How we weave', videoLink })).toMatch(
      /class="without-script"><a href="https:\/\/www.youtube.com\/watch\?v=dQw4w9WgXcQ"[^>]*>Watch the video/,
    )
  })

  test('a text that is no address of a video is refused, and shows no button where it was stored', () => {
    expect(videoHero.schema.safeParse({ videoLink: 'https://example.com' }).success).toBe(false)
    expect(renderSection(videoHero, { heading: 'How we weave', image })).not.toContain('<button')
  })

  test('is nothing without words and picture', () => {
    expect(renderSection(videoHero, {})).toBe('')
  })
})
