import { callShop, emailOf, expect, here, newShopper, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })

// Shows B94.
test('a reader whose comment waits is told so, and it is there once the owner has shown it', { tag: '@deep' }, async ({
  page,
}) => {
  const token = await signIn(page, emailOf('owner'))
  const post = { title: 'About cardamom', path: 'elaichi', status: 'PUBLISHED' }
  await callShop(page, '/api/v1/posts', { token, data: post })
  const { email } = await newShopper(page)
  await signIn(page, email)
  const read = async () => {
    await page.goto(here('/blog/elaichi'))
    await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded()
  }
  await read()
  await expect(page.getByText('No comments yet')).toBeVisible()
  // So many links wait on every site.
  const comment = 'Look at www.a.in www.b.in www.c.in'
  await page.getByLabel('Your comment').fill(comment)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment appears here once it has been checked.')).toBeVisible()
  await expect(page.getByText('No comments yet')).toBeVisible()

  await signIn(page, emailOf('owner'))
  await page.goto(here('/admin/dashboard'))
  await page.getByRole('link', { name: /comments? to read$/ }).click()
  const row = page.getByRole('row').filter({ hasText: comment })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Show' }).click()
  await expect(row).toHaveCount(0)
  await read()
  await expect(page.getByText(comment)).toBeVisible()
})
