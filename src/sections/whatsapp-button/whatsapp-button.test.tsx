import { describe, expect, test } from 'vitest'
import { countIslands, renderSection } from '../../../tests/support/screens/render.tsx'
import { chatLink } from './chat-link.ts'
import { whatsappButton } from './whatsapp-button.tsx'

describe('a chat', () => {
  // Shows B174.
  test.each([
    ['+91 98290 12345', 'https://wa.me/919829012345'],
    ['098290-12345', 'https://wa.me/919829012345'],
    ['98290 12345', 'https://wa.me/919829012345'],
    ['+44 20 7946 0000', 'https://wa.me/442079460000'],
    ['44 20 7946 0000', 'https://wa.me/442079460000'],
    ['+91 (0)98290 12345', 'https://wa.me/919829012345'],
    ['0091 98290 12345', 'https://wa.me/919829012345'],
    ['98290 12345 / 98290 12346', 'https://wa.me/919829012345'],
    ['+91 98290 12345, +91 98290 12346', 'https://wa.me/919829012345'],
    ['98290 12345 ext. 12', 'https://wa.me/919829012345'],
    ['0141-2345678 ext. 12', 'https://wa.me/911412345678'],
    ['९८२९० १२३४५', 'https://wa.me/919829012345'],
    ['WhatsApp: 98290 12345', 'https://wa.me/919829012345'],
    ['+1 202 555 0123 (office)', 'https://wa.me/12025550123'],
  ])('with %s begins at %s', (phone, link) => {
    expect(chatLink(phone, '')).toBe(link)
  })

  test('begins with a message, whatever is in it', () => {
    expect(chatLink('9829012345', 'नमस्ते & hello?')).toBe(
      'https://wa.me/919829012345?text=%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87%20%26%20hello%3F',
    )
  })

  test('with what is no number is refused', () => {
    for (const phone of ['12345', 'call me', '1800-123-HAAT', '98290 12345 98290 12346'])
      expect(whatsappButton.schema.safeParse({ phone }).success).toBe(false)
  })
})

describe('the WhatsApp button', () => {
  const props = { phone: '+91 98290 12345', message: 'Hello', heading: 'Ask us' }

  test.each(['inline', 'corner'])('%s is a link by its words, without any script', (layout) => {
    const html = renderSection(whatsappButton, { ...props, layout })
    expect(html).toMatch(/<a href="https:\/\/wa\.me\/919829012345\?text=Hello"[^>]*>.*Chat on WhatsApp/s)
    expect(countIslands(whatsappButton, { ...props, layout })).toBe(0)
  })

  test('stands in the corner alone, without a band', () => {
    expect(renderSection(whatsappButton, { ...props, layout: 'corner' })).not.toMatch(/<section|Ask us/)
  })

  test('without number and words is nothing', () => {
    expect(renderSection(whatsappButton, {})).toBe('')
  })
})

// Shows B209.
test('without a number of its own the button begins a chat with the phone of the settings', () => {
  const business = { address: '', phone: '+91 98290 41122', email: '' }
  const html = renderSection(whatsappButton, { heading: 'Ask us' }, undefined, { site: { business } })
  expect(html).toContain('https://wa.me/919829041122')
})
