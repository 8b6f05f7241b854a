import type { Page } from '@playwright/test'
import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

const words = 'یہ ساڑھی اچھی ہے!'

/** Texts from the right that run the other way: their last sign stands at the right of their first letter. */
const turned = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  let count = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const place = (at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getClientRects()[0]
    }
    for (const { 0: said, index } of text.matchAll(/[\u0600-\u06ff][\u0600-\u06ff ]*!/g)) {
      const [first, last] = [place(index), place(index + said.length - 1)]
      if (!first || !last || node.parentElement?.closest('script')) continue
      count++
      if (last.left > first.left) found.push(`${node.parentElement?.tagName} ${text}`)
    }
  }
  return { found, count }
}

async function make(page: Page, token: string): Promise<{ product: string; post: string }> {
  const { data: categories } = await callShop(page, '/api/v1/categories', { token })
  const variant = (colour: string) => ({
    ...{ sku: colour, options: { 'رنگ!': colour }, price: 50_000, mrp: 60_000, stock: 5 },
  })
  const product = {
    ...{ name: words, path: 'urdu', status: 'PUBLISHED', hsn: '6208', gstRate: 5, taxConfirmed: true, summary: words },
    ...{ description: `<p>${words}</p><ul><li>${words}</li></ul>`, facts: [{ name: 'رنگ!', value: words }] },
    ...{ options: [{ name: 'رنگ!', values: ['لال!', 'نیلا!'] }], variants: [variant('لال!'), variant('نیلا!')] },
    categoryIds: [categories[0]._id],
  }
  const made = await callShop(page, '/api/v1/products', { token, data: product })
  const post = {
    ...{ title: words, path: 'urdu', status: 'PUBLISHED', shortDescription: words, tags: ['ٹیگ!'] },
    body: `<h2>${words}</h2><p>${words}</p><blockquote><p>${words}</p></blockquote>`,
  }
  const written = await callShop(page, '/api/v1/posts', { token, data: post })
  return { product: made.data._id, post: written.data._id }
}

// Shows B176.
test('words of an owner from right to left run so, on pages and in the admin', { tag: '@desktop' }, async ({
  page,
}) => {
  const token = await signIn(page, emailOf('owner'))
  const { product, post } = await make(page, token)
  const staff = ['/products', `/products/${product}`, '/products/table', '/blog', `/blog/${post}`, '/blog/tags']
  const paths = ['/p/urdu', '/blog/urdu', '/blog', '/search?q=ساڑھی', ...staff.map((path) => `/admin${path}`)]
  for (const path of paths) {
    await page.goto(here(encodeURI(path)))
    await expect.poll(async () => (await page.evaluate(turned)).count, { message: path }).toBeGreaterThan(0)
    const { found } = await page.evaluate(turned)
    expect({ path, found }).toEqual({ path, found: [] })
  }
})
