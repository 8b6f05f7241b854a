import type { Page } from '@playwright/test'
import { callShop, emailOf, expect, here, newShopper, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 390, height: 844 } })

/** Comments are fetched once they come into view, and related posts may stand before them. */
const scrollToComments = (page: Page) =>
  page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded()

// Shows R7, T6, P1, P3.
test('a visitor writes a comment, signs in and posts it, and it is public', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  const token = await signIn(page, emailOf('owner'))
  const path = 'of-blue'
  await callShop(page, '/api/v1/posts', { token, data: { title: 'About blue', path, status: 'PUBLISHED' } })
  await page.evaluate(() => localStorage.clear())
  const { email } = await newShopper(page)

  await page.goto(here(`/blog/${path}`))
  await scrollToComments(page)
  await expect(page.getByText('No comments yet')).toBeVisible()
  await page.getByLabel('Your comment').fill('The blue is deeper than in the pictures.\nधन्यवाद!')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page).toHaveURL(here(`/login?from=${encodeURIComponent(`/blog/${path}`)}`))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(here(`/blog/${path}`))
  await scrollToComments(page)
  await expect(page.getByLabel('Your comment')).toHaveValue(/^The blue is deeper/)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kavya Nair' })).toContainText('धन्यवाद!')
  await expect(page.getByLabel('Your comment')).toHaveValue('')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Comment cannot be empty')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(here(`/blog/${path}`))
  await scrollToComments(visitor)
  await expect(visitor.getByText('The blue is deeper than in the pictures.')).toBeVisible()
  await visitor.context().close()
})
