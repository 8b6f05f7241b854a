// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { page, press, screensOf, standardTemplates } from '../../../tests/support/screens/screen.tsx'

const app = await testApp({ standardTemplates })
const { one } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content'] })

/** The choice of the record that a template is shown with. */
const example = () => page().findByRole('combobox', { name: /^Shown with/ })

// Shows B35.
test('a template is shown with the product that was chosen, which is remembered when it is opened again', async () => {
  await one.product({ name: 'Brass lamp' })
  await one.product({ name: 'Clay bowl' })
  const { body } = await one.call('POST', '/api/v1/standard-templates/product', { token })
  const { _id, title } = body.data
  const user = await openScreen(`/pages/${_id}`)
  await user.click(await example())
  await user.type(await page().findByPlaceholderText('Search products'), 'brass')
  await user.click(await page().findByRole('option', { name: /Brass lamp/ }))
  await expect.poll(async () => (await example()).textContent).toContain('Brass lamp')
  await user.click(page().getByRole('link', { name: 'All pages' }))
  await user.click(await page().findByRole('link', { name: title }))
  await expect.poll(async () => (await example()).textContent).toContain('Brass lamp')
  await press(user, 'Clear what it is shown with')
  await expect.poll(() => page().queryByRole('button', { name: 'Clear what it is shown with' })).toBeNull()
})
