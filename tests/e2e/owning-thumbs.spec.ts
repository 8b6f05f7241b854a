import sharp from 'sharp'
import { callShop, emailOf, expect, here, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank', viewport: { width: 1440, height: 900 } })

// Shows B359.
test('small pictures of products and categories stand whole in their frames, tall and wide ones alike', async ({
  page,
}) => {
  const token = await signIn(page, emailOf('owner'))
  const upload = async (width: number, height: number): Promise<string> => {
    const buffer = await sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: 90, b: 60 } } })
      .jpeg()
      .toBuffer()
    const answer = await page.request.post(`http://127.0.0.1:${process.env.HAAT_PORT}/api/io/crm/uploadFile`, {
      headers: { host: new URL(here()).host, authorization: `Basic ${token}` },
      multipart: { file: { name: `${width}.jpg`, mimeType: 'image/jpeg', buffer }, alt: 'A vase' },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data._id
  }
  const pictures = [await upload(300, 900), await upload(900, 300)]
  const category = await callShop(page, '/api/v1/categories', {
    token,
    data: { title: 'Vases', path: 'vases', mediaId: pictures[0] },
  })
  for (const [index, id] of pictures.entries())
    await callShop(page, '/api/v1/products', {
      token,
      data: {
        ...{ name: `Vase ${index}`, path: `vase-${index}`, categoryIds: [category.data._id] },
        ...{ media: [{ id, alt: 'A vase' }], variants: [{ price: 10_000, mrp: 10_000, stock: 5 }] },
      },
    })
  for (const [screen, count] of [
    ['/admin/products', 2],
    ['/admin/categories', 1],
  ] as const) {
    await page.goto(here(screen))
    const shown = page.getByRole('main').locator('img')
    await expect(shown).toHaveCount(count)
    for (const one of await shown.all()) {
      const outside = await one.evaluate((picture) => {
        const frame = (picture.parentElement ?? picture).getBoundingClientRect()
        const { width, height } = picture.getBoundingClientRect()
        return [width - frame.width, height - frame.height, getComputedStyle(picture).objectFit]
      })
      expect(outside).toEqual([0, 0, 'contain'])
    }
  }
})
