// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const settings = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data

/** Saves a part of the settings, as another tab does. */
async function saveElsewhere(part: Record<string, unknown>): Promise<void> {
  const { revision } = await settings()
  const { status } = await one.call('PATCH', '/api/v1/settings', { token, body: { revision, ...part } })
  expect(status).toBe(200)
}

// Shows B347.
test('a part of the settings is saved although another part was saved in another tab meanwhile', async () => {
  const user = await openScreen('/settings')
  const name = await page().findByRole('textbox', { name: 'Name' })
  await saveElsewhere({ languages: ['hi-IN'] })
  await retype(user, name, 'Kumbhar')
  await press(user, 'Save')
  await page().findByText('Saved')
  expect(await settings()).toMatchObject({ name: 'Kumbhar', languages: ['hi-IN'] })
})

// Shows B347.
test('a part of the settings that was saved in another tab meanwhile is not overwritten', async () => {
  const user = await openScreen('/settings')
  const name = await page().findByRole('textbox', { name: 'Name' })
  await saveElsewhere({ name: 'Theirs' })
  await retype(user, name, 'Mine')
  await press(user, 'Save')
  await page().findByText(/^Another user changed the settings/)
  expect((await settings()).name).toBe('Theirs')
})

test('a second save is made on what the first one has left, and the field holds what is stored', async () => {
  const user = await openScreen('/settings')
  const name = await page().findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  for (const [typed, kept] of [
    [' Brass ', 'Brass'],
    ['Clay', 'Clay'],
  ] as const) {
    await retype(user, name, typed)
    await press(user, 'Save')
    await expect.poll(async () => (await settings()).name).toBe(kept)
    await expect.poll(() => name.value).toBe(kept)
  }
})
