import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { login } from './login.tsx'

const site = {
  name: 'Aangan',
  logo: null,
  currency: 'INR',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  deliversByPlace: false,
  messages: {},
  prefix: '',
  languages: [],
  rules: 'storefront' as const,
  business: { address: '', phone: '', email: '' },
  demo: true,
}

// Shows S42.
test('the sign-in section asks for e-mail and password, and links to sign-up', async () => {
  const html = await personalHtml(login, '/login')
  expect(html).toContain('<h1')
  expect(html).toMatch(/<input[^>]*type="email"[^>]*autoComplete="username"/)
  expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*type="password"/)
  expect(html).toContain('href="/signup"')
})

test('a form that is sent before its script has come never puts the password into the address', async () => {
  expect(await personalHtml(login, '/login')).toMatch(/<form[^>]*method="post"/)
})

test('a demonstration shows its sign-ins, another site does not', async () => {
  expect(words(await personalHtml(login, '/login', { site }))).toContain('owner@example.com')
  expect(words(await personalHtml(login, '/login'))).not.toContain('example.com')
})

test('a site without sign-up shows no link to it', async () => {
  const html = await shopHtml(login, { showSignUp: false }, shopReads([]).reads, { path: '/login' })
  expect(html).not.toContain('href="/signup"')
})

// Shows C58.
test('the sign-in section links to a code and a new password, in the owner’s words', async () => {
  const html = words(await personalHtml(login, '/login'))
  expect(html).toContain('Forgot your password? Use a code from your email instead')
  const changed = { forgot: { link: 'Lost it?' }, code: { show: false } }
  const other = words(await shopHtml(login, changed, shopReads([]).reads, { path: '/login' }))
  expect(other).toContain('Lost it?')
  expect(other).not.toContain('with a code')
})
