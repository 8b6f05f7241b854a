// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { page, screensOf } from '../../../../tests/support/screens/screen.tsx'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)

async function search(as?: Parameters<typeof openScreen>[1]) {
  const user = await openScreen('/dashboard', as)
  await page().findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  return { user, field: await page().findByRole('combobox', { name: /^Search orders/ }) }
}

test('Enter before the results are there opens the first of them, not a place that has the word', async () => {
  const { id } = await one.product({ name: 'Brands and bowls' })
  const { user, field } = await search()
  await user.type(field, 'Brands{Enter}')
  await expect.poll(() => location.pathname).toBe(`/admin/products/${id}`)
})

test('the arrows choose among the results, and Enter opens the chosen one', async () => {
  const { user, field } = await search()
  await user.type(field, 'cat')
  const options = await page().findAllByRole('option', { name: /^Categories/ })
  await expect.poll(() => page().queryByText('Searching…')).toBeNull()
  while (options[0]?.getAttribute('aria-selected') !== 'true') await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/admin/categories')
})

test('staff find what they may open alone', async () => {
  await one.product({ name: 'Hidden ladle' })
  const { user, field } = await search({ as: ['content'] })
  await user.type(field, 'Hidden')
  await page().findByText('No results')
})
