import { at, expect, signIn, test } from './support/shop.ts'

test('the owner says a message in words of their own, sees it in the shop, and takes it back', async ({ page }) => {
  await signIn(page, 'owner@example.com')
  await page.goto(at('shop', '/admin/settings/messages'))
  const field = page.getByLabel('First Name required', { exact: true })
  await expect(field).toHaveValue('')
  await field.fill('पहला नाम लिखें')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await page.reload()
  await expect(field).toHaveValue('पहला नाम लिखें')

  const visitor = await (await page.context().browser()?.newContext())?.newPage()
  if (!visitor) throw new Error('no second window')
  const refused = async () => {
    await visitor.goto(at('shop', '/signup'))
    await visitor.getByRole('button', { name: 'Create account' }).click()
    await expect(visitor.getByText('Last Name required')).toBeVisible()
  }
  await refused()
  await expect(visitor.getByText('पहला नाम लिखें')).toBeVisible()

  await field.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await refused()
  await expect(visitor.getByText('First Name required')).toBeVisible()
})
