// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { setUpApp, shownBy } from '../../../tests/support/outside/authenticator.ts'
import { passkeyDevice } from '../../../tests/support/outside/passkey-device.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

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

test('new recovery codes are shown once they are made, and can be copied; a browser that refuses says so', async () => {
  const person = await setUpApp([one], 'codes@example.com', services.now())
  const user = await openScreen('/security', { as: person })
  await press(user, 'New recovery codes')
  await press(user, 'Make new codes', await dialog())
  const list = await page().findByRole('list', { name: 'Recovery codes' })
  const codes = [...list.children].map(({ textContent }) => textContent ?? '')
  expect(person.codes).not.toContain(codes[0])
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await press(user, 'Copy')
  await page().findByText('The codes could not be copied. Write them down.')
  await press(user, 'Copy')
  await page().findByText('Copied')
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
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

const { origin } = (await platform.ctx()).site

describe('passkeys', () => {
  const none = 'You have no passkey yet.'
  const open = async () => {
    const person = await platform.signIn({ userType: 'ADMIN' })
    return { person, user: await openScreen('/security', { site: platform, as: person }) }
  }
  const namesOf = async ({ token }: { token: string }) =>
    (await platform.call('GET', '/api/v1/passkeys', { token })).body.data.map(({ name }: { name: string }) => name)
  const add = async (user: Awaited<ReturnType<typeof openScreen>>, name: string) => {
    await press(user, 'Add a passkey')
    const form = await dialog()
    await retype(user, form.getByRole('textbox', { name: 'Name' }), name)
    await press(user, 'Go on', form)
    return form
  }

  test('an account of the platform without a passkey is told so', async () => {
    await open()
    await page().findByText(none)
  })

  test('a passkey is added by what the device makes, under the name that it was given', async () => {
    passkeyDevice({ origin })
    const { person, user } = await open()
    await add(user, 'My phone')
    await page().findByRole('button', { name: 'Remove My phone' })
    await page().findByText(/^Added on /)
    expect(page().queryByRole('dialog')).toBeNull()
    expect(page().queryByText(none)).toBeNull()
    expect(await namesOf(person)).toEqual(['My phone'])
  })

  test('a passkey is removed once the question is answered', async () => {
    passkeyDevice({ origin })
    const { person, user } = await open()
    await add(user, 'Old laptop')
    await press(user, 'Remove Old laptop')
    const question = await dialog()
    question.getByText('Remove Old laptop?')
    await press(user, 'Cancel', question)
    expect(await namesOf(person)).toEqual(['Old laptop'])
    await press(user, 'Remove Old laptop')
    await press(user, 'Remove', await dialog())
    await page().findByText('The passkey was removed')
    await page().findByText(none)
    expect(await namesOf(person)).toEqual([])
  })

  test('a passkey without a name is refused at its field, and the device is not asked', async () => {
    const device = passkeyDevice({ origin })
    const { user } = await open()
    const form = await add(user, '')
    const name = form.getByRole('textbox', { name: 'Name' })
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
    expect(device.asked()).toBe(0)
  })

  test('a device on which the person gives up leaves the account as it was, and the dialog says so', async () => {
    passkeyDevice({ origin, fault: 'NotAllowedError' })
    const { person, user } = await open()
    const form = await add(user, 'My phone')
    await form.findByText('No passkey was created. Try again.')
    expect(await namesOf(person)).toEqual([])
  })

  test('a device that has a passkey for the account already says so', async () => {
    passkeyDevice({ origin, fault: 'InvalidStateError' })
    const { user } = await open()
    const form = await add(user, 'My phone')
    await form.findByText('This device has a passkey for your account already.')
  })
})
