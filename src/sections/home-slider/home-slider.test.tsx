import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { homeSlider } from './home-slider.tsx'

const slide = {
  bgImage: { media: 'picturepan', alt: 'A pan' },
  title: 'Since morning',
  heading: 'Dal that has simmered',
  description: 'Twelve hours on coals.',
  enableButton: true,
  buttonText: 'See the menu',
  buttonAction: { type: 'page', value: '/menu' },
}
const commonCard = {
  title: 'Today',
  currencyCode: 'INR',
  price: 249.5,
  name: 'Dal makhani',
  rating: 4.5,
  rotatingImage: { media: 'picturebowl', alt: 'A bowl of dal' },
}
const html = (props: object) => renderSection(homeSlider, props)

describe('the home slider', () => {
  // Shows S17, S85, E32.
  test('a slide has its picture, title, heading, description and button', () => {
    expect(html({ slides: [slide] })).toMatch(
      /alt="A pan".*Since morning.*<h1[^>]*>Dal that has simmered<\/h1>.*Twelve hours.*href="\/menu"[^>]*>See the menu/,
    )
    expect(html({ slides: [{ ...slide, enableButton: false }] })).not.toContain('See the menu')
    expect(html({ slides: [slide, slide] })).toContain('"time":5000')
  })

  // Shows E32.
  test('a button without a link plays the video; beside a link the video has a button of its own', () => {
    const videoLink = 'https://vimeo.com/76979871'
    const { buttonAction: _, ...aimless } = slide
    expect(html({ slides: [{ ...aimless, videoLink }] })).toMatch(/<button[^>]*>.*<span>See the menu<\/span><\/button>/)
    expect(html({ slides: [{ ...slide, videoLink }] })).toMatch(
      /href="\/menu".*<span>Watch the video<\/span><\/button>/,
    )
    expect(html({ slides: [aimless] })).not.toContain('See the menu')
  })

  // Shows S17, E32.
  test('the card stands once, on all slides, with its price, stars and turning picture', () => {
    const shown = html({ slides: [slide, slide], commonCard })
    expect(shown.match(/home-turning/g)).toHaveLength(1)
    expect(shown).toMatch(/alt="A bowl of dal".*Today.*Dal makhani.*4.5 out of 5 stars.*₹249.50.*Hold still/)
  })

  // Shows E32.
  test('a price without a currency is in the one of the site, and without a price none is shown', () => {
    const { currencyCode: _, ...plain } = commonCard
    expect(html({ slides: [slide], commonCard: { ...plain, price: 300 } })).toContain('₹300<')
    expect(html({ slides: [slide], commonCard: { ...plain, price: 0 } })).not.toContain('₹')
    expect(html({ slides: [slide] })).not.toContain('home-card')
  })
})
