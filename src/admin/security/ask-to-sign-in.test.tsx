// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { password, testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)

const settings = async (token: string) => (await one.call('GET', '/api/v1/settings', { token })).body.data

/** Opens the business settings with a new name typed, and ends the session that the screen works with. */
async function typedAndOver(text: string) {
  const person = await one.signIn({ userType: 'ADMIN' })
  const user = await openScreen('/settings/business', { as: person })
  const name = await page().findByLabelText('Legal name')
  await retype(user, name, text)
  await one.call('DELETE', '/api/v1/session', { token: person.token })
  await press(user, 'Save')
  return { person, user, name, form: await dialog() }
}

// Shows B165.
test('a session that ends while something is typed is renewed on the spot, and what was typed is saved', async () => {
  const { person, user, form } = await typedAndOver('Deshpande Textiles')
  expect(form.getByLabelText(/^Email/)).toHaveProperty('value', person.email)
  await user.type(form.getByLabelText(/^Password/), 'wrong password')
  await press(user, 'Sign in', form)
  await form.findByRole('alert')
  await retype(user, form.getByLabelText(/^Password/), password)
  await press(user, 'Sign in', form)
  await page().findByText('Saved')
  const { token } = await one.signIn({ userType: 'ADMIN' })
  expect((await settings(token)).business.legalName).toBe('Deshpande Textiles')
})

// Shows B165.
test('another account than the one that the screen belongs to is refused, and what was typed stays', async () => {
  const { user, name, form } = await typedAndOver('Deshpande Weavers')
  const other = await one.signIn({ userType: 'ADMIN' })
  await retype(user, form.getByLabelText(/^Email/), other.email)
  await user.type(form.getByLabelText(/^Password/), password)
  await press(user, 'Sign in', form)
  await form.findByText('That is another account. Sign in to the one you used on this page.')
  await user.keyboard('{Escape}')
  expect(name).toHaveProperty('value', 'Deshpande Weavers')
})
