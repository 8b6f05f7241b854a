// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { overHttp } from '../../../tests/support/outside/http.ts'
import { page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'
import { themePresets } from '../../shared/sites/theme/theme-presets.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const get = await overHttp(app.app)
const { token } = await one.signIn({ userType: 'ADMIN' })

const theme = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data.theme
/** The first of several colours with this label: the page's own. */
const colour = async (name: string) => {
  const [field] = await page().findAllByRole('textbox', { name })
  if (!field) throw new Error(`no colour is called “${name}”`)
  return field
}
const enough = 'All text has enough contrast with its background.'

test('a colour that is changed and saved is the one that visitors see', async () => {
  const user = await openScreen('/settings/look')
  await retype(user, await colour('Accent'), '#7a1f3d')
  await page().findByText('Unsaved changes')
  expect((await theme()).colors.primary.accent).not.toBe('#7a1f3d')
  await press(user, 'Save')
  await page().findByText('Saved')
  expect((await theme()).colors.primary.accent).toBe('#7a1f3d')
  expect((await get(one.host, '/login')).text).toContain('#7a1f3d')
})

test('a colour code that was pasted without its hash is taken, and one that is no colour is refused at its field', async () => {
  const user = await openScreen('/settings/look')
  const accent = await colour('Accent')
  await retype(user, accent, '1f3d7a')
  expect(accent).toHaveProperty('value', '#1f3d7a')
  await retype(user, accent, 'crimson')
  await press(user, 'Save')
  await expect.poll(() => accent.getAttribute('aria-invalid')).toBe('true')
  await page().findByText('Check the marked fields.')
  expect(JSON.stringify(await theme())).not.toContain('crimson')
})

test('a text too like its background is told with its ratio, and its nearest readable colour is one press away', async () => {
  const user = await openScreen('/settings/look')
  await page().findByText(enough)
  const text = await colour('Text')
  const ground = (await theme()).colors.primary.bg
  await retype(user, text, ground)
  await page().findByText('Low contrast: hard to read for many people')
  await page().findByText(/^Text on the background: 1\.0 : 1, should be at least 4\.5 : 1/)
  await press(user, / for: Text on the background$/)
  await expect.poll(() => page().queryByText(/^Text on the background:/)).toBeNull()
  expect(text).not.toHaveProperty('value', ground)
})

test('low contrast does not stand in the way of saving', async () => {
  const user = await openScreen('/settings/look')
  const { bg } = (await theme()).colors.secondary
  await retype(user, await colour('Soft text'), bg)
  await page().findByText('Low contrast: hard to read for many people')
  await press(user, 'Save')
  await page().findByText('Saved')
  expect((await theme()).colors.secondary.text).toBe(bg)
})

test('changes that are discarded leave the fields and the site as they were', async () => {
  const before = await theme()
  const user = await openScreen('/settings/look')
  const accent = await colour('Accent')
  await retype(user, accent, '#123456')
  await press(user, 'Discard')
  await expect.poll(() => accent).toHaveProperty('value', before.colors.primary.accent)
  expect(page().getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  expect(await theme()).toEqual(before)
})

test('a whole theme is chosen by one press, and is marked as the one the site has', async () => {
  const chosen = themePresets.at(-1)
  if (!chosen) throw new Error('there is no theme to choose')
  const user = await openScreen('/settings/look')
  const card = await page().findByRole('button', { name: chosen.title })
  expect(card.getAttribute('aria-pressed')).toBe('false')
  await user.click(card)
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  await press(user, 'Save')
  await page().findByText('Saved')
  expect((await theme()).colors).toEqual(chosen.theme.colors)
})
