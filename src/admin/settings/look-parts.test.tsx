// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf, within } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })
const bytes = await readFile(
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-vietnamese-wght-normal.woff2',
)
const file = () => new File([new Uint8Array(bytes)], 'own.woff2', { type: 'font/woff2' })

type User = Awaited<ReturnType<typeof openScreen>>

const theme = async () => (await one.call('GET', '/api/v1/settings', { token })).body.data.theme
const fonts = async () => (await one.call('GET', '/api/v1/fonts', { token })).body.data
const save = async (user: User) => {
  await press(user, 'Save')
  await page().findByText('Saved')
}
/** The lists of fonts: of headings, of text. */
const fontFields = () => page().getAllByRole('combobox', { name: 'Font' })
const offered = () =>
  fontFields().map((field) =>
    within(field)
      .getAllByRole('option')
      .some(({ textContent }) => textContent === 'Aangan Sans'),
  )

// Shows B49.
test('an uploaded font is listed, can be chosen, and is deleted only once nothing uses it and the question is answered', async () => {
  const user = await openScreen('/settings/look')
  await press(user, 'Upload a font')
  const form = await dialog()
  await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Aangan Sans')
  await press(user, 'Upload', form)
  await form.findByText('Choose a file.')
  await user.upload(form.getByLabelText('File'), file())
  await press(user, 'Upload', form)
  await page().findByText('Font uploaded')
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  expect(offered()).toEqual([true, true])
  const [headings] = fontFields()
  await user.selectOptions(headings as HTMLElement, 'Aangan Sans')
  await save(user)
  expect((await theme()).fonts.heading.name).toBe('Aangan Sans')

  await press(user, /^Delete Aangan Sans, 400/)
  await press(user, 'Delete font', await dialog())
  await (await dialog()).findByText(/is used for headings/)
  expect(await fonts()).toHaveLength(1)
  await press(user, 'Cancel', await dialog())

  await user.selectOptions(headings as HTMLElement, 'Newsreader')
  await save(user)
  await press(user, /^Delete Aangan Sans, 400/)
  expect(await fonts()).toHaveLength(1)
  await press(user, 'Delete font', await dialog())
  await page().findByText('Font deleted')
  await expect.poll(() => page().queryByRole('button', { name: /^Delete Aangan Sans/ })).toBeNull()
  expect(offered()).toEqual([false, false])
})

test('a font that the site has already is refused at its name, in the dialog', async () => {
  const user = await openScreen('/settings/look')
  const send = async () => {
    await press(user, 'Upload a font')
    const form = await dialog()
    await retype(user, form.getByRole('textbox', { name: 'Name' }), 'Twice Serif')
    await user.upload(form.getByLabelText('File'), file())
    await press(user, 'Upload', form)
    return form
  }
  await send()
  await expect.poll(() => page().queryByRole('dialog')).toBeNull()
  const form = await send()
  await expect.poll(() => form.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Twice Serif')
  expect((await fonts()).filter(({ family }: { family: string }) => family === 'Twice Serif')).toHaveLength(1)
})

// Shows S86.
test('deleting one of two colour schemes leaves the name and colours of the other', async () => {
  const user = await openScreen('/settings/look')
  await press(user, 'Add a colour scheme')
  await press(user, 'Add a colour scheme')
  const names = () => page().getAllByRole('textbox', { name: 'Name' })
  await expect.poll(() => names().length).toBe(2)
  const [first, second] = names()
  await retype(user, first as HTMLElement, 'Holi')
  await retype(user, second as HTMLElement, 'Diwali')
  const diwali = (second as HTMLElement).closest('fieldset') as HTMLElement
  await retype(user, within(diwali).getByRole('textbox', { name: 'Background' }), '#fdf0e3')
  await press(user, 'Delete Holi')
  await save(user)
  expect((await theme()).schemes).toMatchObject([{ title: 'Diwali', bg: '#fdf0e3' }])
  expect(page().getByRole('button', { name: 'Delete Diwali' })).toBeTruthy()
})

test('dark colours that are turned off are kept for another time', async () => {
  const user = await openScreen('/settings/look')
  const on = () => page().getByRole('checkbox', { name: /^Dark colours for visitors/ })
  await page().findByRole('checkbox', { name: /^Dark colours for visitors/ })
  await user.click(on())
  const accent = async () => (await page().findAllByRole('textbox', { name: 'Accent' })).at(-1) as HTMLElement
  await retype(user, await accent(), '#ffb347')
  await save(user)
  await user.click(on())
  await expect.poll(() => page().queryByRole('button', { name: 'Suggest from the light colours' })).toBeNull()
  await save(user)
  expect((await theme()).dark).toMatchObject({ on: false, colors: { primary: { accent: '#ffb347' } } })
  await user.click(on())
  expect(await accent()).toHaveProperty('value', '#ffb347')
})
