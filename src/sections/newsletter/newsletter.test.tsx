import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/newsletter.ts'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { newsletter } from './newsletter.tsx'

const { reads } = shopReads([])
const html = (props: Record<string, unknown>) => shopHtml(newsletter, props, reads)

describe('the newsletter', () => {
  test('the example says what comes, and asks for an e-mail address by its label', async () => {
    const shown = await html(example)
    expect(shown).toContain('One letter a month, from the loom and the kiln')
    const [, id] = shown.match(/<label for="([^"]+)"[^>]*>Your email address/) ?? []
    expect(shown).toMatch(new RegExp(`<input[^>]* id="${id}"`))
    expect(shown).toMatch(/<button type="submit"[^>]*><span[^>]*>Write to me/)
  })

  test('has a place where the outcome is read out, empty at first', async () => {
    expect(await html({})).toContain('<div role="status" aria-live="polite"></div>')
  })

  // Shows S38.
  test('as a card it stands beside its picture', async () => {
    const image = { media: 'picturekiln', alt: 'A kiln, just opened' }
    expect(await html({ layout: 'card', image })).toContain('alt="A kiln, just opened"')
    expect(await html({ layout: 'band', image })).not.toContain('<img')
  })

  // Shows S38.
  test('over a picture, and as a band where there is none', async () => {
    const image = { media: 'picturekiln', alt: 'A kiln, just opened' }
    expect(await html({ layout: 'over', heading: 'Letters', image })).toMatch(/alt="A kiln.*<h2[^>]*>Letters<.*<input/s)
    expect(await html({ layout: 'over', heading: 'Letters' })).toMatch(/<h2[^>]*>Letters<.*<input/s)
  })

  // Shows S38.
  test('in one line it says what comes, and asks', async () => {
    const shown = await html({ layout: 'line', heading: 'Letters', description: 'Once a month' })
    expect(shown).toMatch(/<h2[^>]*>Letters<.*Once a month.*<input/s)
  })

  test('asks no less when nothing is configured', async () => {
    const shown = await html({})
    expect(shown).toContain('Your email address')
    expect(shown).toContain('Subscribe')
  })
})
