import type { Locator, Page } from '@playwright/test'
import { at, callShop, expect, newShopper, password, signIn, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** A post of its own with these comments, from a new shopper; the owner is signed in afterwards. */
async function commented(page: Page, comments: string[]): Promise<{ blogId: string; path: string }> {
  const token = await signIn(page, 'owner@example.com')
  const path = `comments-${Date.now()}-${process.pid}`
  const { data: post } = await callShop(page, '/api/v1/posts', {
    token,
    data: { title: `About ${path}`, path, status: 'PUBLISHED' },
  })
  const { email } = await newShopper(page)
  const { loginToken } = await callShop(page, '/api/io/crm/login', { data: { email, password } })
  for (const comment of comments)
    await callShop(page, `/api/io/crm/cuser/website/blog/comments/add?blogId=${post._id}`, {
      token: loginToken,
      data: { blogId: post._id, comment, meta: {} },
    })
  return { blogId: post._id, path }
}

async function choose(page: Page, row: Locator, name: string | RegExp): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a reader whose comment waits is told so, and it is there once the owner has shown it', async ({ page }) => {
  const word = `elaichi${Date.now()}`
  const { path } = await commented(page, [])
  await page.evaluate(() => localStorage.clear())
  const { email } = await newShopper(page)
  const { loginToken } = await callShop(page, '/api/io/crm/login', { data: { email, password } })
  await page.evaluate((token) => localStorage.setItem('user-auth-token', token), loginToken)
  const read = async () => {
    await page.goto(at('shop', `/blog/${path}`))
    await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded()
  }
  await read()
  await expect(page.getByText('No comments yet')).toBeVisible()
  // So many links wait on every site.
  await page.getByLabel('Your comment').fill(`About ${word}: www.a.in www.b.in www.c.in`)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment appears here once it has been checked.')).toBeVisible()
  await expect(page.getByText('No comments yet')).toBeVisible()

  await signIn(page, 'owner@example.com')
  await page.goto(at('shop', '/admin/dashboard'))
  await page.getByRole('link', { name: /comments? to read$/ }).click()
  const row = page.getByRole('row').filter({ hasText: word })
  await choose(page, row, 'Show')
  await expect(row).toHaveCount(0)
  await read()
  await expect(page.getByText(`About ${word}`)).toBeVisible()
})

  await page.goto(at('clinic', '/login?from=/admin/settings/comments'))
  await page.getByLabel('Email', { exact: false }).first().fill('owner@example.com')
  await page.getByLabel('Password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const choice = (name: string) => page.getByRole('radio', { name })
  await expect(choice('Show comments at once')).toBeChecked()
  await choice('Check every comment').check()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(choice('Show comments at once')).toBeChecked()
  await choice('Check everybody’s first comment').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(choice('Check everybody’s first comment')).toBeChecked()
})
