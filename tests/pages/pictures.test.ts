import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addMedia } from '../../src/server/modules/content/media/index.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { importCategory } from '../../src/server/modules/selling/categories/index.ts'
import { importProduct } from '../../src/server/modules/selling/products/index.ts'
import { testApp } from '../support/app.ts'
import { openEditor } from '../support/editing.ts'
import { film } from '../support/files/film.ts'
import { uploadInParts } from '../support/files/upload.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, one, owner, directory, services } = await testApp()
const get = await overHttp(app)
const ctx = await one.ctx()

async function add(width: number, height: number, background: string): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return (await addMedia(ctx, { bytes, fileName: 'a.png', alt: '' })).id
}

/** The elements that show a picture, in the order of the page. */
async function shown(path: string, id: string): Promise<string[]> {
  const { text } = await get(one.host, path)
  return [...text.matchAll(/<img[^>]*>/g)].map(([img]) => img).filter((img) => img.includes(id))
}

const offered = (img = '') => [...img.matchAll(/ (\d+)w[,"]/g)].map(([, width]) => Number(width))
const page = (key: string, ...sections: { type: string; props: object }[]) =>
  createPage(ctx, {
    kind: 'page',
    key,
    title: key,
    document: { sections: sections.map((section, index) => ({ id: `s${index}`, ...section })) },
  })

test('a hero is offered up to 2400 px and stands in its colour, wherever it is on the page', async () => {
  const [wide, narrow] = [await add(2_500, 1_250, '#336699'), await add(1_000, 500, '#884422')]
  const slide = (media: string) => ({ image: { media, alt: '' }, heading: 'Hello' })
  await page('/heroes', { type: 'hero', props: { slides: [slide(wide), slide(narrow)] } })
  const [first = ''] = await shown('/heroes', wide)
  expect(offered(first)).toEqual([240, 480, 960, 1_200, 1_600, 2_400])
  expect(first).toMatch(/background-color:#3[34]6[67]9[9a]/)
  expect(first).toContain('sizes="(min-width: 48rem) max(100vw, 88rem), 100vw"')
  const [second = ''] = await shown('/heroes', narrow)
  expect(offered(second)).toEqual([240, 480, 960])
})

test('a picture that keeps its own proportions says them, so that nothing moves when it arrives', async () => {
  const id = await add(1_000, 400, '#884422')
  await page('/figure', { type: 'content', props: { blocks: [{ type: 'image', image: { media: id, alt: '' } }] } })
  const [img = ''] = await shown('/figure', id)
  expect(img).toMatch(/width="1000" height="400"/)
  expect(img).not.toContain('aspect-ratio')
})

test('cards, tiles and the gallery of a product know their pictures, and no picture is offered wider than it is', async () => {
  const [cover, tile] = [await add(1_300, 1_625, '#aa3311'), await add(500, 500, '#11aa33')]
  await importCategory(ctx, { path: 'pots', title: 'Pots', description: '', mediaId: tile })
  await importProduct(ctx, {
    name: 'Pot',
    path: 'pot',
    brand: 'Maker',
    categories: ['pots'],
    summary: '',
    description: '',
    facts: [],
    hsn: '',
    gstRate: 5,
    options: [],
    variants: [{ sku: 'P', options: {}, price: 1, mrp: 1, stock: 1 }],
    media: [{ id: cover, alt: '' }],
  })
  await createPage(ctx, {
    kind: 'template',
    key: 'product',
    title: 'Product',
    document: { sections: [{ id: 'a', type: 'product-detail' }] },
  })
  await page('/shop', { type: 'product-list', props: {} }, { type: 'category-tiles', props: {} })
  const all = [...(await shown('/shop', cover)), ...(await shown('/p/pot', cover))]
  expect(all.length).toBeGreaterThanOrEqual(2)
  for (const img of all) {
    expect(offered(img)).toEqual([240, 480, 960, 1_200])
    expect(img).toMatch(/background-color:#a\w3\w1\w/)
  }
  const [tiled = ''] = await shown('/shop', tile)
  expect(offered(tiled)).toEqual([240, 480])
  expect(tiled).toMatch(/background-color:#1\wa\w3\w/)
})

test('a video shows the picture that was last chosen for it in the library, on pages that are kept too', async () => {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
  const video = (await uploadInParts(one, { token, bytes: await film() })).body.data.item._id as string
  const [first, second] = [await add(640, 360, '#112233'), await add(640, 361, '#332211')]
  await page('/film', { type: 'video', props: { video: `/media/${video}/video.mp4` } })
  const stills = async () => [...(await shown('/film', first)), ...(await shown('/film', second))].length
  const chosen = []
  for (const poster of [first, second, null]) {
    await one.call('PATCH', `/api/v1/media/${video}`, { token, body: { poster } })
    await expect.poll(stills).toBe(poster === null ? 0 : 1)
    chosen.push((await shown('/film', poster ?? first)).length)
  }
  expect(chosen).toEqual([1, 1, 0])
})

// Shows B100.
test('a crop keeps the picture’s subject in sight, on cached pages too, at once', async () => {
  const [cover, tile, hero] = [
    await add(900, 901, '#aa3311'),
    await add(500, 501, '#11aa33'),
    await add(800, 401, '#123'),
  ]
  await importCategory(ctx, { path: 'lamps', title: 'Lamps', description: '', mediaId: tile })
  await importProduct(ctx, {
    name: 'Lamp',
    path: 'lamp',
    brand: 'Maker',
    categories: ['lamps'],
    summary: '',
    description: '',
    facts: [],
    hsn: '',
    gstRate: 5,
    options: [],
    variants: [{ sku: 'L', options: {}, price: 1, mrp: 1, stock: 1 }],
    media: [{ id: cover, alt: '' }],
  })
  const slides = [{ image: { media: hero, alt: '' }, heading: 'Hello' }]
  const list = { type: 'product-list', props: {} }
  await page('/lamps', { type: 'hero', props: { slides } }, list, { type: 'category-tiles', props: {} })
  const all = async () => {
    const found = await Promise.all([cover, tile, hero].map((id) => shown('/lamps', id)))
    return [...found.map(([first = '']) => first), (await shown('/p/lamp', cover))[0] ?? '']
  }
  for (const img of await all()) expect(img).not.toContain('object-position')
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
  const point = (id: string, focus: object) => one.call('PATCH', `/api/v1/media/${id}`, { token, body: { focus } })
  for (const id of [cover, tile, hero]) expect((await point(id, { x: 30, y: 0 })).status).toBe(200)
  for (const img of await all()) expect(img).toMatch(/object-position:\s*30% 0%/)
  await point(cover, { x: 50, y: 50 })
  expect((await shown('/lamps', cover))[0]).not.toContain('object-position')
  expect((await point(cover, { x: 101, y: 0 })).body.errors[0].field).toBe('focus.x')
})

test('the logo has its size before it arrives', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path d="M0 0h9v9z"/></svg>',
  )
  const { id } = await addMedia(ctx, { bytes: drawing, fileName: 'logo.svg', alt: '' })
  await owner.query("update sites set settings = settings || jsonb_build_object('logo', $2::jsonb) where id = $1", [
    one.id,
    JSON.stringify({ id, alt: '' }),
  ])
  services.bus.tell(one.id, ['site'])
  expect((await directory.byId(one.id))?.settings.logo).toMatchObject({ id })
  await createPage(ctx, {
    kind: 'group',
    key: 'header',
    title: 'Header',
    document: { sections: [{ id: 'h', type: 'header' }] },
  })
  await page('/plain', { type: 'content', props: {} })
  const [mark = ''] = await shown('/plain', id)
  expect(mark).toMatch(/width="2400" height="800"/)
})

test('a picture that is not of the library is refused where a page, a share or a category names it', async () => {
  const hostile = '//evil.example/t.png 9999w'
  const editor = await openEditor(one)
  const hero = { id: 'a', type: 'hero', props: { slides: [{ image: { media: hostile, alt: '' } }] } }
  await expect(page('/hostile', hero)).rejects.toMatchObject({
    code: 'request.invalid',
    faults: [expect.objectContaining({ field: 'sections.0.props.slides.0.image.media' })],
  })
  const { _id } = await editor.add('/shared')
  const { status, body } = await editor.call('PATCH', `/pages/${_id}`, { seo: { image: hostile } })
  expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field: 'seo.image' })
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const category = { title: 'Bowls', path: 'bowls', mediaId: hostile }
  expect(await one.call('POST', '/api/v1/categories', { token, body: category })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'mediaId', defaultMessage: 'Choose a picture from the library.' }] },
  })
})
