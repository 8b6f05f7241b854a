import { expect, test } from 'vitest'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { enquiry } from './enquiry.tsx'

const { reads } = shopReads([])
const html = (props: Record<string, unknown>) => shopHtml(enquiry, props, reads)

test('the enquiry form offers each kind of the owner’s list once, and none without a list', async () => {
  const shown = await html({ kinds: ['Wedding', ' Games', '', 'Wedding'] })
  expect(shown.match(/<option value="[^"]*"/g)).toEqual([
    '<option value=""',
    '<option value="Wedding"',
    '<option value="Games"',
  ])
  expect(await html({})).not.toContain('<select')
})

test('the enquiry form stands beside its picture, and alone without one', async () => {
  const image = { media: 'picturekiln', alt: 'A kiln, just opened' }
  expect(await html({ layout: 'picture', image })).toMatch(/<form.*alt="A kiln, just opened"/s)
  expect(await html({ layout: 'picture' })).toContain('<form')
})
