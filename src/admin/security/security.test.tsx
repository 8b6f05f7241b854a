// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { setUpApp, shownBy } from '../../../tests/support/authenticator.ts'
import { dialog, page, press, screensOf } from '../../../tests/support/screen.tsx'

const app = await testApp()
const { one, platform, services } = app
const openScreen = screensOf(app)

const security = async ({ token }: { token: string }) =>
  (await one.call('GET', '/api/v1/security', { token })).body.data

test('an authenticator app is set up by the code that it shows, and recovery codes are given once', async () => {
  const person = await one.signIn({ userType: 'ADMIN' })
  const user = await openScreen('/security', { as: person })
  await press(user, 'Set up')
  const form = await dialog()
  await form.findByLabelText('QR code for the authenticator app')
  const secret = document.querySelector('[data-secret]')?.textContent ?? ''
  await user.click(form.getByLabelText(/^Code that the app shows/))
  await user.paste(shownBy(secret, services.now()))
  await page().findByRole('list', { name: 'Recovery codes' })
  await press(user, 'I have kept them')
  await page().findByText(/recovery codes are left\.$/)
  expect((await security(person)).appSince).not.toBeNull()
})

test('a wrong code is refused at its field, and nothing is turned on', async () => {
  const person = await one.signIn({ userType: 'ADMIN' })
  const user = await openScreen('/security', { as: person })
  await press(user, 'Set up')
  const form = await dialog()
  const code = await form.findByLabelText(/^Code that the app shows/)
  await user.click(code)
  await user.paste('000000')
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
  expect((await security(person)).appSince).toBeNull()
})

test('an authenticator app is turned off once the question is answered', async () => {
  const person = await setUpApp([one], 'off@example.com', services.now())
  const user = await openScreen('/security', { as: person })
  await press(user, 'Turn off')
  await press(user, 'Turn off', await dialog())
  await page().findByText('The authenticator app is off')
  expect((await security(person)).appSince).toBeNull()
})

test('a person of a site reads their email, and where their passkeys are kept', async () => {
  const person = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  await openScreen('/security', { as: person })
  await page().findByText(person.email)
  await page().findByText(/^Passkeys are kept where all your sites are listed/)
})

test('an account of the platform without a passkey is told so', async () => {
  await openScreen('/security', { site: platform, as: await platform.signIn({ userType: 'ADMIN' }) })
  await page().findByText('You have no passkey yet.')
})
