// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one, two, platform } = app
const openScreen = screensOf(app)

test('an account of the platform lists the sites that it owns, and no others', async () => {
  const person = await platform.signIn({ email: 'asha@sites.example' })
  await one.signIn({ email: person.email, userType: 'ADMIN' })
  await two.signIn()
  await openScreen('/dashboard', { site: platform, as: person })
  await page().findByRole('heading', { level: 1, name: 'Your sites' })
  await page().findByRole('button', { name: /^Site one/ })
  expect(page().queryByRole('button', { name: /^Site two/ })).toBeNull()
})

test('an account without a site is told so, and can begin one', async () => {
  await openScreen('/dashboard', { site: platform, as: await platform.signIn() })
  await page().findByText('You have no site yet.')
  expect(page().getByRole('link', { name: 'Begin another site' }).getAttribute('href')).toBe('/register')
})

test('a site that cannot be entered any more says why', async () => {
  const person = await platform.signIn({ email: 'bina@sites.example' })
  const { id } = await one.signIn({ email: person.email, userType: 'ADMIN' })
  const user = await openScreen('/dashboard', { site: platform, as: person })
  const entry = await page().findByRole('button', { name: /^Site one/ })
  await app.owner.query('delete from users where id = $1', [id])
  await user.click(entry)
  await page().findByRole('alert')
})
