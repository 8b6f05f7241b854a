import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partHtml, personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { addressBody } from '../../shared/people/address.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { learnCatalogue } from '../../words/catalogue.ts'
import { addressBook } from './address-book.tsx'
import { AddressForm } from './address-form.tsx'

// Shows S88.
test('the address book lists every saved address and marks the default', async () => {
  const text = words(await personalHtml(addressBook, '/sections'))
  expect(text).toContain('Home · Used unless you choose another Customer House and street')
  expect(text).toContain('Someone else')
})

test('the form asks for all that an address needs', () => {
  const html = partHtml(<AddressForm onSaved={() => undefined} />)
  for (const name of Object.keys(addressBody.shape)) expect(html).toContain(`name="${name}"`)
  expect(words(html)).toContain('Tamil Nadu')
})

test('on a Hindi page every field of the form is named in Hindi; a GSTIN is one in any language', () => {
  learnCatalogue('hi', { default: JSON.parse(readFileSync('src/words/hi.json', 'utf8')) })
  const html = drawingFor({ messages: {}, rules: 'storefront', locale: 'hi-IN' }, () =>
    partHtml(<AddressForm onSaved={() => undefined} />),
  )
  const labels = [...html.matchAll(/<label[^>]*for="[^"]*"[^>]*>([^<]+)/g)].map(([, label]) => label)
  expect(labels.filter((label) => !/\p{Script=Devanagari}/u.test(label ?? ''))).toEqual(['GSTIN'])
})
