import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/hero.ts'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { heroTime, wrapSlide } from '../../features/carousel/strip.ts'
import { hero } from './hero.tsx'

const html = (props: Record<string, unknown>) => shopHtml(hero, props, shopReads([]).reads)
const picture = (media: string) => ({ image: { media, alt: '' } })

describe('the hero', () => {
  test('shows each slide’s words and buttons', async () => {
    const shown = await html(example)
    expect(shown).toContain('Indigo, nine dips deep')
    expect(shown).toMatch(/href="\/c\/sarees"[^>]*>Shop sarees/)
    expect(shown.match(/<h1/g)).toHaveLength(1)
    expect(shown.match(/<h2/g)).toHaveLength(2)
  })

  test.each(['cover', 'split'])(
    '%s: loads the first picture at once and the others when they are needed',
    async (layout) => {
      const shown = await html({ layout, slides: [picture('thefirstone'), picture('thesecondone')] })
      expect(shown).toMatch(/\/media\/thefirstone\/[^>]*loading="eager" fetchPriority="high"/i)
      expect(shown).toMatch(/\/media\/thesecondone\/[^>]*loading="lazy"/)
    },
  )

  // Shows E30.
  test('a heading may come in three parts, of which the middle one stands out', async () => {
    const parts = { headingLeftText: 'Cloth that', headingPrimaryText: 'remembers', headingRightText: 'the rain' }
    const shown = await html({ slides: [parts, { heading: 'Two' }] })
    expect(shown).toMatch(/<h1[^>]*>Cloth that <em[^>]*>remembers<\/em> the rain<\/h1>/)
    expect(shown).toContain('Slide 1 of 2: Cloth that remembers the rain')
  })

  // Shows E30.
  test('the small title may lead somewhere, unless its link is switched off', async () => {
    const slide = { title: 'New', titleButtonText: 'See how', titleButtonAction: { type: 'page', value: '/how' } }
    expect(await html({ slides: [slide] })).toMatch(/New<\/span><a href="\/how"[^>]*>See how<\/a>/)
    expect(await html({ slides: [{ ...slide, titleButtonEnabled: false }] })).not.toContain('See how')
  })

  // Shows S15.
  test.each(['cover', 'split', 'centred'])('%s: the small title is drawn as a badge', async (layout) => {
    const shown = await html({ layout, slides: [{ title: 'New this week', heading: 'Kota doria' }] })
    expect(shown).toMatch(/<p class="hero-badge"><span>New this week<\/span><\/p><h1/)
  })

  // Shows S15.
  test('centred: badge, heading and buttons need no picture', async () => {
    const slide = {
      title: 'New',
      heading: 'Kota doria',
      buttons: [{ buttonText: 'See it', buttonAction: { value: '/kota' } }],
    }
    const shown = await html({ layout: 'centred', slides: [slide] })
    expect(shown).toMatch(/text-center.*New<.*Kota doria<\/h1>.*href="\/kota"[^>]*>See it/)
    expect(shown).not.toContain('<img')
  })

  test('a single slide has no controls', async () => {
    expect(await html({ slides: [{ heading: 'Alone' }] })).not.toContain('<button')
    expect(await html(example)).toMatch(/Previous slide.*Slide 3 of 3: Brass.*Next slide.*Pause the slides/)
  })

  test('leads to each slide without script', async () => {
    const shown = await html(example)
    const targets = [...shown.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(3)
    for (const id of targets) expect(shown).toContain(`<li id="${id}"`)
  })
})

describe('the slide-show', () => {
  // Shows S9, T10.
  test('moves on every five seconds', () => expect(heroTime).toBe(5_000))

  // Shows T10.
  test('after the last slide comes the first, before the first the last', () => {
    expect([wrapSlide(0, 1, 3), wrapSlide(2, 1, 3), wrapSlide(0, -1, 3)]).toEqual([1, 0, 2])
    expect(wrapSlide(0, 1, 1)).toBe(0)
  })
})
