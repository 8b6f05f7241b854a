import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { importCategory } from '../../selling/categories/index.ts'
import { importProduct } from '../../selling/products/index.ts'
import { createPage } from '../pages/index.ts'

const { app, one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['media'] })
const path = '/api/v1/media'

const small = () => photo(40, 30).png().toBuffer()
const list = async (query: Record<string, string> = {}) => (await one.call('GET', path, { token, query })).body
const read = async (id: string) => (await one.call('GET', `${path}/${id}`, { token })).body.data
const remove = (id: string) => one.call('DELETE', `${path}/${id}`, { token })
const names = ({ data }: { data: { fileName: string }[] }) => data.map(({ fileName }) => fileName)

async function add(name = 'a.png', alt = ''): Promise<string> {
  const { body } = await upload(one, { token, bytes: await small(), name, alt })
  return body.data._id
}

async function shown(id: string, host = one.host): Promise<Response> {
  return app.request(`http://${host}/media/${id}/240`, { headers: { host, accept: 'image/webp' } })
}

describe('the library', () => {
  test('is searched by name and description, sorted and paged', async () => {
    await add('zz-lamp-2.png', 'Brass')
    await add('zz-LAMP-1.png', 'Copper')
    await add('zz-100%.png', 'Brass lamp of zz')
    expect(names(await list({ q: 'zz', sort: 'name', order: 'ascend' }))).toEqual([
      'zz-100%.png',
      'zz-LAMP-1.png',
      'zz-lamp-2.png',
    ])
    expect(names(await list({ q: 'zz' }))[0]).toBe('zz-100%.png')
    expect(names(await list({ q: '100%' }))).toEqual(['zz-100%.png'])
    expect(await list({ q: 'zz', s: '1', p: '7' })).toEqual({ data: [], total: 3 })
    expect((await list({ q: 'brass', sort: 'bytes' })).total).toBe(2)
  })

  test('says of every picture how often and where it is shown, in drafts too', async () => {
    const [logo, cover, tile, hero, social, free] = await Promise.all(
      ['1', '2', '3', '4', '5', 'free-6'].map((name) => add(name)),
    )
    const ctx = await one.ctx()
    await owner.query(
      "update sites set settings = jsonb_build_object('logo', jsonb_build_object('id', $2::text, 'alt', '')) where id = $1",
      [one.id, logo],
    )
    await importCategory(ctx, { path: 'lamps', title: 'Lamps', description: '', mediaId: tile })
    await importProduct(ctx, {
      name: 'Diya',
      path: 'diya',
      brand: 'Dhatu',
      categories: ['lamps'],
      summary: '',
      description: '',
      facts: [],
      hsn: '',
      gstRate: 5,
      options: [],
      variants: [{ sku: 'D', options: {}, price: 1, mrp: 1, stock: 1 }],
      media: [
        { id: cover ?? '', alt: '' },
        { id: hero ?? '', alt: '' },
      ],
    })
    const section = { id: 's1', type: 'unknown', props: { html: `<img src="/media/${hero}/480">` } }
    await createPage(ctx, {
      kind: 'page',
      key: '/about',
      title: 'About',
      seo: { image: social },
      document: { sections: [section] },
    })
    await owner.query(
      `update pages set draft = jsonb_set(draft, '{sections,0,props,more}', to_jsonb($2::text)) where site_id = $1 and key = '/about'`,
      [one.id, tile],
    )
    const {
      rows: [page],
    } = await owner.query("select id from pages where site_id = $1 and key = '/about'", [one.id])
    const inPage = { kind: 'page', title: 'About', href: `/admin/pages/${page.id}` }
    expect((await read(logo ?? '')).usedIn).toEqual([{ kind: 'site', title: 'The logo', href: '/admin/settings' }])
    expect((await read(cover ?? '')).usedIn).toEqual([
      { kind: 'product', title: 'Diya', href: expect.stringContaining('/admin/products/') },
    ])
    expect((await read(tile ?? '')).usedIn).toEqual([
      { kind: 'category', title: 'Lamps', href: '/admin/categories' },
      inPage,
    ])
    expect((await read(hero ?? '')).usedIn).toMatchObject([inPage, { kind: 'product' }])
    expect((await read(social ?? '')).usedIn).toEqual([inPage])

    const used = await list({ used: 'yes', sort: 'name', order: 'ascend' })
    expect(used.data.map(({ _id, uses }: { _id: string; uses: number }) => [_id, uses])).toEqual([
      [logo, 1],
      [cover, 1],
      [tile, 2],
      [hero, 2],
      [social, 1],
    ])
    expect(used.total).toBe(5)
    expect(names(await list({ used: 'no', q: 'free-6' }))).toEqual(['free-6'])
    expect(await list({ q: 'free-6' })).toMatchObject({ data: [{ _id: free, uses: 0 }], total: 1 })
    expect((await list({ used: 'yes', q: 'free-6' })).total).toBe(0)

    const refused = await remove(hero ?? '')
    expect(refused).toMatchObject({
      status: 409,
      body: { msg: 'This file is in use: page “About”, product “Diya”. Remove it there first.' },
    })
    expect((await shown(hero ?? '')).status).toBe(200)
  })

  test('keeps a picture that only the history of orders shows', async () => {
    const id = await add()
    const shopper = await one.signIn()
    await owner.query(
      `with made as (insert into orders (site_id, number, user_id, status, payment_mode, payment_status, currency, items_amount, shipping_amount, tax_amount, total_amount, address, cart_fingerprint)
         values ($1, 9001, $2, 'DELIVERED', 'cod', 'PAID', 'INR', 1, 0, 0, 1, '{}', '') returning id)
       insert into order_lines (site_id, order_id, position, variant_id, product_id, name, product_path, sku, media_id, hsn, gst_rate, quantity, unit_price, unit_mrp, tax_amount)
       select $1, id, 0, uuidv7(), uuidv7(), 'Diya', 'diya', 'D', $3, '', 5, 1, 1, 1, 0 from made`,
      [one.id, shopper.id, id],
    )
    expect((await read(id)).usedIn).toEqual([{ kind: 'order', title: 'Orders of the past', href: '/admin/orders' }])
    expect((await remove(id)).status).toBe(409)
  })

  test('changes name and description, each on its own', async () => {
    const id = await add('old.png', 'Old')
    const patch = (body: object) => one.call('PATCH', `${path}/${id}`, { token, body })
    expect((await patch({ alt: ' New ' })).body.data).toMatchObject({ alt: 'New', fileName: 'old.png' })
    expect((await patch({ fileName: 'new.png' })).body.data).toMatchObject({ alt: 'New', fileName: 'new.png' })
    expect((await patch({})).body.data).toMatchObject({ alt: 'New', fileName: 'new.png' })
    expect(await patch({ fileName: ' ' })).toMatchObject({ status: 400, body: { errors: [{ field: 'fileName' }] } })
  })

  test('deletes a picture, which is gone at once', async () => {
    const id = await add()
    expect((await shown(id)).status).toBe(200)
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: { _id: id } } })
    expect((await shown(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
  })

  test('lets only those delete who keep the library', async () => {
    const id = await add()
    const maker = await one.signIn({ userType: 'STAFF', permissions: ['content', 'catalogue'] })
    expect((await one.call('DELETE', `${path}/${id}`, { token: maker.token })).status).toBe(403)
    expect((await one.call('PATCH', `${path}/${id}`, { token: maker.token, body: { alt: 'x' } })).status).toBe(200)
  })

  test('has another library for another site', async () => {
    const id = await add()
    const { token: stranger } = await two.signIn({ userType: 'ADMIN' })
    for (const method of ['GET', 'DELETE'] as const)
      expect((await two.call(method, `${path}/${id}`, { token: stranger })).status).toBe(404)
    expect((await two.call('PATCH', `${path}/${id}`, { token: stranger, body: { alt: 'x' } })).status).toBe(404)
    expect((await two.call('GET', path, { token: stranger })).body).toEqual({ data: [], total: 0 })
    expect((await shown(id)).status).toBe(200)
  })
})
