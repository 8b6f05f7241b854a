import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { contact } from './contact.tsx'

const { reads } = shopReads([])
const html = (props: Record<string, unknown>) => shopHtml(contact, props, reads)
const image = { media: 'picturekiln', alt: 'A kiln, just opened' }
const details = {
  address: '12 Hawa Mahal Road\nJaipur',
  phone: '+91 98290 41122',
  email: 'namaste@aangan.example.com',
  hours: 'Monday to Friday, 10 to 6',
}

// Shows S40.
test('the contact form labels name, mobile number, email and message', async () => {
  const shown = await html({ heading: 'Write to us', messageLabel: 'संदेश' })
  for (const label of ['Name', 'Mobile number', 'Email', 'संदेश']) {
    const [, id] = shown.match(new RegExp(`<label for="([^"]+)"[^>]*>${label}<`)) ?? []
    expect(shown).toMatch(new RegExp(`<(input|textarea)[^>]* id="${id}"`))
  }
})

test('the contact form’s heading can be the page’s own', async () => {
  expect(await html({ heading: 'Write to us' })).toMatch(/<h2[^>]*>Write to us/)
  expect(await html({ heading: 'Write to us', namesPage: true })).toMatch(/<h1[^>]*>Write to us/)
})

test('beside the details it says where, when and how else the owner is reached', async () => {
  const shown = await html({ layout: 'details', ...details })
  expect(shown).toContain('href="tel:+919829041122"')
  expect(shown).toContain('href="mailto:namaste@aangan.example.com"')
  expect(shown).toMatch(/12 Hawa Mahal Road\nJaipur.*Monday to Friday, 10 to 6.*<form/s)
  expect(await html({ layout: 'form', ...details })).not.toContain('Hawa Mahal')
})

test('words in the place of a number or an address lead nowhere', async () => {
  const shown = await html({ layout: 'details', phone: 'Ask at the door', email: 'Not yet' })
  expect(shown).toContain('Ask at the door')
  expect(shown).not.toMatch(/href="(tel|mailto):/)
})

test('the contact form stands beside its picture, and alone without one', async () => {
  expect(await html({ layout: 'picture', image })).toMatch(/<form.*alt="A kiln, just opened"/s)
  expect(await html({ layout: 'picture' })).toContain('<form')
  expect(await html({ layout: 'form', image })).not.toContain('<img')
})

// Shows B209.
test('the contact details default to the settings, and can be left empty', () => {
  const business = { address: '14 Temple Road', phone: '+91 98290 41122', email: 'hello@aangan.example' }
  const shown = (props: object) =>
    renderSection(contact, { layout: 'details', ...props }, undefined, { site: { business } })
  expect(shown({ phone: '+91 98000 00000' })).toMatch(
    /14 Temple Road.*tel:\+919800000000.*mailto:hello@aangan.example/s,
  )
  expect(shown({ fromSettings: false })).not.toMatch(/Temple Road|tel:|mailto:/)
})
