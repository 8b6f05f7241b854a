import type { Page } from '@playwright/test'
import { at, expect, test } from './support/shop.ts'

/** Reading the demonstration shop's blog. It consists of links and a form, so it works without script. */

const posts = (page: Page) => page.getByRole('main').getByRole('article')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Blog categories' })

/** Distance of a heading's lines, by the size of its letters. */
const lineHeight = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { lineHeight, fontSize } = getComputedStyle(heading)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  })

async function readList(page: Page) {
  await page.goto(at('shop'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
  await expect(page).toHaveURL(at('shop', '/blog'))
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  await expect(posts(page)).toHaveCount(9)

  const pages = page.getByRole('navigation', { name: 'Pages of posts' })
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/p=1/)
  await expect(posts(page)).toHaveCount(1)
  await pages.getByRole('link', { name: 'Page 1' }).click()
  await expect(posts(page)).toHaveCount(9)

  await tabs(page).getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(at('shop', '/blog/category/hindi'))
  await expect(posts(page)).toHaveCount(2)
  await expect(tabs(page).locator('[aria-current]')).toHaveText('हिन्दी')
  await posts(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /\p{Script=Devanagari}/u })).toBeVisible()
  expect(await lineHeight(page)).toBeGreaterThan(1.25)
  await page.goBack()
  await tabs(page).getByRole('link', { name: 'All' }).click()
  await expect(posts(page)).toHaveCount(9)

  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('indigo')
  await search.press('Enter')
  await expect(page.getByText('“indigo”')).toBeVisible()
  await expect(posts(page)).toHaveCount(1)
  await page.getByRole('main').getByRole('searchbox').fill('nobody wrote of this')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByText('Blog Not Found')).toBeVisible()
  await expect(posts(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all posts' }).click()
  await expect(posts(page)).toHaveCount(9)
}

async function readPost(page: Page) {
  await page.goto(at('shop', '/blog'))
  await page.getByRole('main').getByRole('link', { name: 'From leaf to blue: the indigo vat' }).click()
  await expect(page).toHaveURL(at('shop', '/blog/from-leaf-to-blue'))
  await expect(page.getByRole('heading', { level: 1, name: 'From leaf to blue: the indigo vat' })).toBeVisible()
  expect(await lineHeight(page)).toBeLessThan(1.2)
  await expect(page.getByText('Imran Sheikh').first()).toBeVisible()

  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Why it rubs off' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Why it rubs off' })).toBeInViewport()

  const share = page.getByRole('list', { name: 'Share' })
  const address = encodeURIComponent(at('shop', '/blog/from-leaf-to-blue'))
  for (const name of ['WhatsApp', 'Facebook', 'X', 'LinkedIn', 'Email'])
    await expect(share.getByRole('link', { name, exact: true })).toHaveAttribute('href', new RegExp(address))

  const related = page.getByRole('complementary').getByRole('article')
  await expect(related).toHaveCount(3)
  await related.getByRole('link', { name: 'How a block print is made' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How a block print is made' })).toBeVisible()

  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'block print' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'block print' })).toBeVisible()
  await expect(posts(page)).toHaveCount(1)
}

// Shows S24, B337.
test('the list of the blog is paged, sorted by category and searched, and says where it has nothing', ({ page }) =>
  readList(page))

// Shows B92, B337.
test('a post is read by its contents, passed on, and leads to others like it', ({ page }) => readPost(page))

// Shows B91.
test('a page that names a post leads to it', { tag: '@deep' }, async ({ page }) => {
  await page.goto(at('shop', '/makers'))
  await posts(page).getByRole('link', { name: 'How a block print is made' }).click()
  await expect(page).toHaveURL(at('shop', '/blog/how-a-block-print-is-made'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the list goes the same', { tag: '@deep' }, ({ page }) => readList(page))
  test('a post goes the same', { tag: '@deep' }, ({ page }) => readPost(page))
})
