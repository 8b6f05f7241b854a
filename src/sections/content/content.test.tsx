import { Leaf } from 'lucide'
import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/content.ts'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { content } from './content.tsx'

const { reads } = shopReads([])
/** SVG path of the leaf icon. */
const leaf = String(Leaf[0]?.[1].d)
const html = (...blocks: Record<string, unknown>[]) => shopHtml(content, { blocks }, reads)

// Shows S50, E17.
test('the example is read from its heading to its buttons', async () => {
  const shown = await shopHtml(content, example, reads)
  expect(shown).toMatch(/Nine days on the loom.*4,200.*Rehana Bano.*कैसे पहचानें असली चंदेरी.*in cold water.*See the sarees/s)
})

describe('a block', () => {
  // Shows S52.
  test('is a heading of the second level where nothing else was said', async () => {
    expect(await html({ text: 'The lane' })).toMatch(/<h2[^>]*>The lane<\/h2>/)
  })

  // Shows S52.
  test.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('is a heading %s', async (level) => {
    const shown = await html({ type: 'heading', text: 'The lane', level })
    expect(shown).toMatch(new RegExp(`<${level}[^>]*>The lane</${level}>`))
  })

  // Shows S53.
  test('is a paragraph, whose marks are only marks', async () => {
    expect(await html({ type: 'paragraph', paragraph: 'Silk & <b>cotton</b>' })).toContain(
      'Silk &amp; &lt;b&gt;cotton&lt;/b&gt;',
    )
  })

  // Shows S54, E19.
  test('is a quote with who said it', async () => {
    const user = { thumb: { media: 'pictureface', alt: 'Shabana' }, title: 'Shabana Ansari', subtitle: 'Weaver' }
    const shown = await html({ type: 'quote', message: 'No hurry.', user })
    expect(shown).toMatch(/<blockquote[^>]*>No hurry\.<\/blockquote>/)
    expect(shown).toMatch(/alt="Shabana".*Shabana Ansari.*Weaver/s)
  })

  // Shows S55.
  test('is an image with its caption', async () => {
    const image = { media: 'picturelane', alt: 'Threads along a lane' }
    expect(await html({ type: 'image', image, caption: 'Six in the morning' })).toMatch(
      /alt="Threads along a lane".*<figcaption[^>]*>Six in the morning/s,
    )
  })

  // Shows S56, E18.
  test('is a row of buttons', async () => {
    const buttons = [{ buttonText: 'Come in', buttonAction: { type: 'page', value: '/visit' } }]
    expect(await html({ type: 'buttons', buttons })).toMatch(/<a href="\/visit"[^>]*>Come in/)
  })

  // Shows S51, E21.
  test('is a list of points, each with its icon', async () => {
    const shown = await html({
      type: 'points',
      points: [{ icon: 'leaf', title: 'Madder', description: 'From Sikkim' }],
    })
    expect(shown).toMatch(/<li[^>]*>.*<svg.*Madder.*From Sikkim.*<\/li>/s)
    expect(shown).toContain(leaf)
  })

  // Shows E21.
  test('is a list of points, of which one with an svg shows that and not its icon', async () => {
    const svg = { media: 'pictureleaf', alt: 'A leaf' }
    const shown = await html({ type: 'points', points: [{ icon: 'leaf', svg, title: 'Madder' }] })
    expect(shown).toMatch(/<li[^>]*>.*alt="A leaf".*Madder.*<\/li>/s)
    expect(shown).not.toContain(leaf)
  })

  // Shows S57, E20.
  test('is a list of names and values', async () => {
    const shown = await html({ type: 'data-points', data: [{ name: 'Yarn', value: 'Silk' }] })
    expect(shown).toMatch(/<dt[^>]*>Yarn<\/dt><dd[^>]*>Silk<\/dd>/)
  })

  // Shows S58.
  test('is a line', async () => {
    expect(await html({ type: 'line' })).toContain('<hr')
  })

  // Shows S59.
  test('is a message with the marks of its author', async () => {
    const words = '<p>On <strong>Thursdays</strong></p>'
    expect(await html({ type: 'message', html: words })).toContain(words)
  })

  test('shows what its type shows and nothing else', async () => {
    expect(await html({ type: 'line', paragraph: 'Kept for later' })).not.toContain('Kept for later')
  })
})
