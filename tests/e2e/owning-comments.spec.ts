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

const seen = async (page: Page, blogId: string) => {
  const all = await callShop(page, `/api/io/crm/admin/public/website/blog/comments/all?blogId=${blogId}`, {
    data: { p: 0, s: 100 },
  })
  return all.map(({ comment }: { comment: string }) => comment)
}

async function choose(page: Page, row: Locator, name: string | RegExp): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name }).click()
}

const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Comments by state' })
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .click()

test('the owner finds a comment, hides it, shows it again, and deletes it once they have said so', async ({ page }) => {
  const word = `kesar${Date.now()}`
  const { blogId } = await commented(page, [`Good ${word}`, `Bad ${word}`])
  await page.goto(at('shop', '/admin/comments'))
  await page.getByRole('searchbox').fill(word)
  const rows = page.getByRole('row').filter({ hasText: word })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Bad ${word}`)
  const bad = rows.filter({ hasText: 'Bad' })
  await choose(page, bad, 'Hide')
  await expect(bad.getByText('Hidden')).toBeVisible()
  expect(await seen(page, blogId)).toEqual([`Good ${word}`])
  await tab(page, 'Hidden')
  await expect(rows).toHaveCount(1)
  await choose(page, bad, 'Show')
  await expect(rows).toHaveCount(0)
  await tab(page, 'All')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Written' }).click()
  await expect(rows.first()).toContainText(`Good ${word}`)

  await choose(page, bad, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await choose(page, bad, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click()
  await expect(rows).toHaveCount(1)
  expect(await seen(page, blogId)).toEqual([`Good ${word}`])
})

test('the owner answers a comment, blocks its writer, and hides several comments at once', async ({ page }) => {
  const word = `haldi${Date.now()}`
  const { blogId } = await commented(page, [`First ${word}`, `Second ${word}`])
  await page.goto(at('shop', `/admin/comments?q=${word}`))
  const rows = page.getByRole('row').filter({ hasText: word })
  const first = rows.filter({ hasText: 'First' })
  await choose(page, first, 'Answer')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`First ${word}`)
  await dialog.getByRole('button', { name: 'Publish answer' }).click()
  await expect(dialog).toContainText('Please write an answer.')
  await dialog.getByLabel('Your answer').fill('Thank you, come again.')
  await dialog.getByRole('button', { name: 'Publish answer' }).click()
  await expect(first).toContainText('One answer')

  await choose(page, first, /^Block/)
  await dialog.getByLabel('Hide all their comments too').check()
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(rows.getByText('Hidden')).toHaveCount(2)
  await expect(rows.getByText('Blocked')).toHaveCount(2)
  expect(await seen(page, blogId)).toEqual([])
  await choose(page, first, /^Unblock/)
  await expect(rows.getByText('Blocked')).toHaveCount(0)

  for (const row of await rows.all()) await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(rows.getByText('Shown')).toHaveCount(2)
  expect(await seen(page, blogId)).toEqual([`Second ${word}`, `First ${word}`])
})

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

test('the owner chooses which comments wait: what is discarded is as before, and what is saved stays', async ({
  page,
}) => {
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
