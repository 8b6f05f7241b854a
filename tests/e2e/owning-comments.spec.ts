import type { Page } from '@playwright/test'
import { at, callShop, expect, newShopper, password, signIn, test } from './support/shop.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** A post of its own with these comments, from a new shopper; the owner is signed in afterwards. */
async function commented(page: Page, comments: string[]): Promise<{ blogId: string }> {
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
  return { blogId: post._id }
}

test('the owner finds a comment, hides it, shows it again, and deletes it once they have said so', async ({ page }) => {
  const word = `kesar${Date.now()}`
  const { blogId } = await commented(page, [`Good ${word}`, `Bad ${word}`])
  const seen = async () => {
    const all = await callShop(page, `/api/io/crm/admin/public/website/blog/comments/all?blogId=${blogId}`, {
      data: { p: 0, s: 100 },
    })
    return all.map(({ comment }: { comment: string }) => comment)
  }
  await page.goto(at('shop', '/admin/comments'))
  await page.getByRole('searchbox').fill(word)
  const rows = page.getByRole('row').filter({ hasText: word })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(`Bad ${word}`)
  const bad = rows.filter({ hasText: 'Bad' })
  const choose = async (name: string) => {
    await bad.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Hide')
  await expect(bad.getByText('Hidden')).toBeVisible()
  expect(await seen()).toEqual([`Good ${word}`])
  await page.getByLabel('State').selectOption({ label: 'Hidden' })
  await expect(rows).toHaveCount(1)
  await choose('Show')
  await expect(rows).toHaveCount(0)
  await page.getByLabel('State').selectOption({ index: 0 })
  await expect(rows).toHaveCount(2)

  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(2)
  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click()
  await expect(rows).toHaveCount(1)
  expect(await seen()).toEqual([`Good ${word}`])
})
