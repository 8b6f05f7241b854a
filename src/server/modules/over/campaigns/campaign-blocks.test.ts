// Shows B132.
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { campaign, campaignsOf } from '../../../../../tests/support/campaigning.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'

const parts = await testApp()
const { one, owner } = parts
const { act, add, call, smtp } = await campaignsOf(parts, one)
afterAll(() => smtp.close())

describe('a campaign with pictures, products and posts', () => {
  const owned = one.signIn({ userType: 'ADMIN' })
  const picture = async () => {
    const { token } = await owned
    return (await upload(one, { token, bytes: await photo(1_600, 800).jpeg().toBuffer() })).body.data._id as string
  }
  const preview = async (...parts: object[]) =>
    (await call('POST', '/preview', { subject: 'Diwali', parts })).body.data as { html: string; text: string }
  const { origin } = new URL(`http://${one.host}:3000`)

  test('shows a picture with its size, its words and where it leads, by whole addresses', async () => {
    const mediaId = await picture()
    const { html, text } = await preview({ kind: 'picture', mediaId, alt: 'A row of lamps', href: '/lamps' })
    const [image] = /<img[^>]*alt="A row of lamps"[^>]*>/.exec(html) ?? ['']
    expect(image).toContain(`src="${origin}/media/${mediaId}/1200"`)
    expect(image).toMatch(/width="552" height="276"/)
    expect(html).toContain(`href="${origin}/lamps"`)
    expect(text).toContain(`A row of lamps: ${origin}/lamps`)
  })

  test('shows products at the price of today, in the order that was chosen, and none that is not for sale', async () => {
    const { saree, thali } = await someProducts()
    const part = { kind: 'products', paths: [thali.path, 'gone', saree.path] }
    const { html, text } = await preview(part)
    expect(html.indexOf('Kansa Thali')).toBeLessThan(html.indexOf('Cotton Saree'))
    expect(html).toContain(`href="${origin}/p/${saree.path}"`)
    expect(html).toContain('₹500')
    expect(html).toMatch(/<s[^>]*>₹600<\/s>/)
    expect(text).toContain(`Cotton Saree\n₹500 (MRP ₹600)\n${origin}/p/${saree.path}`)
    await owner.query('update variants set price = 45000 where product_id = $1', [saree.id])
    await owner.query("update products set status = 'DRAFT' where id = $1", [thali.id])
    expect((await preview(part)).html).not.toContain('Kansa Thali')
    expect((await preview({ kind: 'products', paths: ['gone'] })).html).not.toContain('/p/')
  })

  test('shows posts with summary and picture, and none that is not published', async () => {
    const { token } = await owned
    const mediaId = await picture()
    const write = (title: string, status = 'PUBLISHED') =>
      one.call('POST', '/api/v1/posts', {
        token,
        body: { title, path: title.toLowerCase(), status, shortDescription: `About ${title}`, mediaId },
      })
    for (const title of ['Indigo', 'Madder']) await write(title)
    await write('Later', 'DRAFT')
    const { html, text } = await preview({ kind: 'posts', slugs: ['madder', 'later', 'indigo'] })
    expect(html.indexOf('Madder')).toBeLessThan(html.indexOf('About Indigo'))
    expect(html).toContain(`src="${origin}/media/${mediaId}/480"`)
    expect(html).not.toContain('Later')
    expect(text).toContain(`Madder\nAbout Madder\n${origin}/blog/madder`)
  })

  test('shows a post that has another address since it was chosen, in its place', async () => {
    const { token } = await owned
    const write = async (title: string) => {
      const body = { title, path: title.toLowerCase(), status: 'PUBLISHED' }
      return (await one.call('POST', '/api/v1/posts', { token, body })).body.data._id as string
    }
    const [first] = [await write('Lac'), await write('Weld')]
    const { data } = (await one.call('GET', `/api/v1/posts/${first}`, { token })).body
    const moved = await one.call('PUT', `/api/v1/posts/${first}`, { token, body: { ...data, path: 'resin' } })
    expect(moved.status).toBe(200)
    const { html } = await preview({ kind: 'posts', slugs: ['lac', 'weld'] })
    expect([...new Set(html.match(/\/blog\/[a-z]+/g))]).toEqual(['/blog/resin', '/blog/weld'])
  })

  test('is refused with a picture that is not there, and holds the one that it has', async () => {
    const { token } = await owned
    const mediaId = await picture()
    const parts = [
      { kind: 'text', text: 'Lamps' },
      { kind: 'picture', mediaId, alt: 'Lamps' },
    ]
    const id = await add({ parts })
    expect((await one.call('DELETE', `/api/v1/media/${mediaId}`, { token })).status).toBe(409)
    const { body } = await one.call('GET', `/api/v1/media/${mediaId}`, { token })
    expect(body.data.usedIn).toEqual([expect.objectContaining({ kind: 'campaign', title: 'Diwali' })])
    await act(id, 'schedule')
    await act(id, 'cancel')
    expect((await one.call('DELETE', `/api/v1/media/${mediaId}`, { token })).status).toBe(200)
    const refused = await call('POST', '', { ...campaign, parts })
    expect({ status: refused.status, field: refused.body.errors[0].field }).toEqual({
      ...{ status: 404, field: 'parts.1.mediaId' },
    })
  })

  /** Two products for sale, created through the owner's calls. */
  async function someProducts() {
    const { token } = await owned
    const make = async (method: 'POST', path: string, body: object) =>
      (await one.call(method, `/api/v1${path}`, { token, body })).body.data._id as string
    const categoryIds = [await make('POST', '/categories', { title: 'Shelf', path: 'shelf' })]
    const product = async (name: string, path: string) => {
      const variants = [{ sku: path, options: {}, price: 50_000, mrp: 60_000, stock: 3 }]
      const fields = { categoryIds, hsn: '6912', gstRate: 5, status: 'PUBLISHED', options: [], media: [] }
      return { path, id: await make('POST', '/products', { ...fields, name, path, variants }) }
    }
    return { saree: await product('Cotton Saree', 'cotton-saree'), thali: await product('Kansa Thali', 'kansa-thali') }
  }
})
