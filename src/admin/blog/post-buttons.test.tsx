// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

// Shows B111.
test('a button is put into the text of a post, and says which of its fields is missing', async () => {
  const body = { title: 'Indigo', path: 'indigo', body: '<p>Picked at dawn.</p>' }
  const { _id } = (await one.call('POST', '/api/v1/posts', { token, body })).body.data
  const user = await openScreen(`/blog/${_id}`)
  await press(user, 'Insert')
  await user.click(await page().findByRole('menuitem', { name: 'Button' }))
  const asked = await dialog()
  await press(user, 'Insert', asked)
  await asked.findByText('Enter the text of the button.')
  await retype(user, asked.getByRole('textbox', { name: 'Text of the button' }), 'Book a dyer')
  await press(user, 'Insert', asked)
  await asked.findByText('Choose where the button leads.')
  await user.click(asked.getByRole('radio', { name: 'URL' }))
  await retype(user, asked.getByRole('textbox', { name: 'Link to, URL' }), 'example.com/dyers')
  await user.selectOptions(asked.getByLabelText('Look'), 'Plain')
  await press(user, 'Insert', asked)
  await page().findByText('Book a dyer', { selector: 'figure *' })
  await press(user, 'Save')
  const figure = '<figure data-button="Book a dyer" data-href="https://example.com/dyers" data-look="plain"></figure>'
  await expect
    .poll(async () => (await one.call('GET', `/api/v1/posts/${_id}`, { token })).body.data.body)
    .toContain(figure)
})
