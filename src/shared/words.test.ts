import { expect, test } from 'vitest'
import { t } from './words.ts'

const urdu = 'رخسانہ'

// Shows B176.
test('a name from the right is set apart within a sentence, so that the number after it stays after it', () => {
  const said = (name: string) => t('Collected by {name}, {mobile}', { name, mobile: '+91 98290 41122' })
  expect(said(urdu)).toBe(`Collected by \u2068${urdu}\u2069, +91 98290 41122`)
  expect(said('आशा Rao')).toBe('Collected by आशा Rao, +91 98290 41122')
})

// Shows B76.
test('a sentence that ends with a name that ends with a full stop has one', () => {
  const welcome = (site: string) =>
    t('welcome to {site}. Your account is ready, and you sign in with {email}.', { site, email: 'a@b.in' })
  expect(welcome('Utsav & Co.')).toBe('welcome to Utsav & Co. Your account is ready, and you sign in with a@b.in.')
  expect(welcome('Utsav')).toBe('welcome to Utsav. Your account is ready, and you sign in with a@b.in.')
  expect(t('{missing}. Then', {})).toBe('{missing}. Then')
})
