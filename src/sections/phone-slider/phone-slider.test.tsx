import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { phoneSlider } from './phone-slider.tsx'

const slides = [
  { title: 'Look', description: 'Every loom by name.', image: { media: 'picturelook', alt: 'A list of looms' } },
  { title: 'Order', description: 'In two steps.' },
]

// Shows S16.
test('pictures stand in the phone, and the words beside it follow them', () => {
  const html = renderSection(phoneSlider, { heading: 'In your pocket', slides })
  expect(html).toMatch(/<h2[^>]*>In your pocket<\/h2>.*phone-screen.*alt="A list of looms"/)
  const strip = /<ul id="([^"]+)"[^>]*phone-screen/.exec(html)?.[1]
  const words = new RegExp(`data-follows="${strip}"><li data-shown="true"><h3[^>]*>Look</h3>.*</li><li><h3[^>]*>Order`)
  expect(html).toMatch(words)
  expect(html).toContain('"time":5000')
})

test('a feature without a picture shows its title on the phone, and without features there is nothing', () => {
  expect(renderSection(phoneSlider, { slides: slides.slice(1) })).toMatch(/aria-hidden="true">Order<\/p>/)
  expect(renderSection(phoneSlider, { heading: 'In your pocket', slides: [{}] })).toBe('')
})
