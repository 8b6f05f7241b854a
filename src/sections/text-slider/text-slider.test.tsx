import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { textSlider } from './text-slider.tsx'

const slides = [
  {
    title: 'By hand',
    heading: 'Woven on pit looms',
    description: 'Nine days for a saree.',
    buttons: [{ buttonText: 'See the looms', buttonAction: { type: 'page', value: '/looms' } }],
  },
  { heading: 'Dyed with indigo' },
]

// Shows S13.
test('the slider shows words and buttons, a slide for five seconds', () => {
  const html = renderSection(textSlider, { slides })
  expect(html).toMatch(/By hand.*<h2[^>]*>Woven on pit looms<\/h2>.*Nine days.*href="\/looms"[^>]*>See the looms/)
  expect(html).toContain('"names":["Woven on pit looms","Dyed with indigo"],"time":5000')
  expect(html).not.toContain('<img')
})

test('a slide that says nothing is left out, and one alone has no controls', () => {
  expect(renderSection(textSlider, { slides: [slides[0], {}] })).not.toContain('Next slide')
  expect(renderSection(textSlider, { slides: [{}] })).toBe('')
})
