import { expect, test } from 'vitest'
import { shopHtml, shopReads } from '../../../tests/support/shop.tsx'
import { enquiry } from './enquiry.tsx'

const { reads } = shopReads([])
const html = (props: Record<string, unknown>) => shopHtml(enquiry, props, reads)

test('offers the kinds of the owner’s list, each once, and asks for none without a list', async () => {
  const shown = await html({ kinds: ['Wedding', ' Games', '', 'Wedding'] })
  expect(shown.match(/<option value="[^"]*"/g)).toEqual([
    '<option value=""',
    '<option value="Wedding"',
    '<option value="Games"',
  ])
  expect(await html({})).not.toContain('<select')
})

test('stands beside its picture, and alone where there is none', async () => {
  const image = { media: 'picturekiln', alt: 'A kiln, just opened' }
  expect(await html({ layout: 'picture', image })).toMatch(/<form.*alt="A kiln, just opened"/s)
  expect(await html({ layout: 'picture' })).toContain('<form')
})
