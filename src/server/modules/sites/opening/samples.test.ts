import { describe, expect, test } from 'vitest'
import { testSamples } from '../../../../../tests/support/sampled-sites.ts'
import { asForm } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { importsOf } from '../../../../../tests/support/selling/product-imports.ts'
import { shopper } from '../../../../../tests/support/selling/shopping.ts'
import { sampleKinds } from '../../../../shared/sites/samples.ts'
import { recording } from '../../../modules.ts'

const { parts, owner, get, few, made, edit } = await testSamples()

describe('content of a starter', () => {
  test('is of kinds that a module states, each once', () => {
    const stated = recording.samples.map(({ kind }) => kind)
    expect([...stated, 'settings'].toSorted()).toEqual(sampleKinds.toSorted())
  })

  // Shows B191.
  test('is a sample, and what the owner edits or adds is none', async () => {
    const own = await made()
    const before = await own.samples()
    expect(before.product).toHaveLength(3)
    expect(before.category.length).toBe(few.categories.length)
    expect(before.post.length).toBe(few.blog.posts.length)
    for (const [kind, ids] of Object.entries(before)) expect([kind, ids.length > 0]).toEqual([kind, true])
    expect(before.settings.sort()).toEqual(['business', 'shipping'])
    const [product] = own.products
    await edit(own, product?.id ?? '')
    await own.site.product()
    const after = await own.samples()
    expect(after.product).toHaveLength(2)
    expect(after.product).not.toContain(product?.id)
    expect({ ...after, product: [] }).toEqual({ ...before, product: [] })
  })

  // Shows B191.
  test('is no sample in the demonstration', async () => {
    const { samples, site, products } = await made({ demo: true })
    expect((await samples()).product).toEqual([])
    const person = await shopper(site)
    expect((await person.add(products[0]?.variant ?? '')).status).toBe(200)
  })

  // Shows B191.
  test('stays a sample when it is published, unpublished or put into categories', async () => {
    const { call, samples, products } = await made()
    const ids = products.map(({ id }) => id)
    expect((await call('POST', '/products/status', { ids, status: 'DRAFT' })).status).not.toBe(404)
    expect((await samples()).product).toHaveLength(3)
  })

  // Shows B191.
  test('stays a sample while its content stays: posts and pages that move or hide, copies, settings that are saved as they are', async () => {
    const { call, samples, products } = await made()
    const before = await samples()
    const [post] = before.post
    const { body } = await call('GET', `/posts/${post}`)
    for (const change of [{ status: 'DRAFT' }, { path: 'elsewhere' }]) {
      const { revision } = (await call('GET', `/posts/${post}`)).body.data
      expect((await call('PUT', `/posts/${post}`, { ...body.data, ...change, revision })).status).toBe(200)
    }
    const { revision, shipping, business } = (await call('GET', '/settings')).body.data
    expect((await call('PATCH', '/settings', { revision, shipping, business })).status).toBe(200)
    const copy = await call('POST', `/products/${products[0]?.id}/duplicate`)
    expect(copy.status).toBe(200)
    const after = await samples()
    expect(after).toEqual({ ...before, product: [...before.product, copy.body.data._id].sort() })
    const now = (await call('GET', `/posts/${post}`)).body.data
    await call('PUT', `/posts/${post}`, { ...now, title: 'Our own words' })
    await call('PATCH', '/settings', { revision: revision + 1, shipping: { ...shipping, amount: 1 } })
    expect(await samples()).toMatchObject({
      post: before.post.filter((id) => id !== post),
      settings: before.settings.filter((part) => part !== 'shipping'),
    })
  })

  // Shows B191.
  test('is a sample again once an edit of it is undone, and the owner’s once that is undone', async () => {
    const { call, samples, products } = await made()
    const before = (await samples()).product
    const id = products[0]?.id ?? ''
    const rename = async (name: string) => {
      const form = asForm((await call('GET', `/products/${id}`)).body.data)
      expect((await call('PUT', `/products/${id}`, { ...form, name })).status).toBe(200)
      return (await call('GET', '/activity')).body.data[0]._id as string
    }
    const undo = async (entry: string) => {
      const { body } = await call('POST', `/activity/${entry}/undo`)
      expect(body).toMatchObject({ data: { _id: expect.any(String) } })
      return body.data._id as string
    }
    const undone = await undo(await rename('Ours'))
    expect((await samples()).product).toEqual(before)
    const redone = await undo(undone)
    expect((await samples()).product).not.toContain(id)
    await undo(redone)
    expect((await samples()).product).toEqual(before)
    const first = await rename('Ours')
    const { body } = await call('GET', `/products/${id}`)
    await call('PUT', `/products/${id}`, { ...asForm(body.data), summary: 'In our words.' })
    await undo(first)
    expect((await samples()).product).not.toContain(id)
  })

  // Shows B191.
  test('is the owner’s once a price is changed in the list of products, or by a file', async () => {
    const { site, call, samples, products } = await made()
    const [first, second, third] = products.map(({ id }) => id)
    const { body } = await call('GET', `/products/${first}`)
    const [variant] = body.data.variants
    const change = { revision: body.data.revision, price: variant.price - 100, mrp: variant.mrp }
    expect((await call('PATCH', `/variants/${variant._id}`, change)).status).toBe(200)
    expect((await samples()).product).toEqual([second, third].sort())
    const files = await importsOf(parts, site)
    const [offer] = (await call('GET', `/products/${second}`)).body.data.variants
    expect(await files.run(`SKU,Price\n${offer.sku},${offer.price / 100 - 1}\n`)).toMatchObject({
      counts: { change: 1 },
    })
    expect((await samples()).product).toEqual([third])
    const { path } = (await call('GET', `/products/${third}`)).body.data
    expect(await files.run(`Address,Name\n${path},Ours\n`)).toMatchObject({ counts: { change: 1 } })
    expect((await samples()).product).toEqual([])
  })
})

describe('a sample on an open site', () => {
  // Shows B191.
  test('is never sold, and is sold once it is edited', async () => {
    const own = await made()
    const [product] = own.products
    const person = await shopper(own.site)
    expect(await person.add(product?.variant ?? '')).toMatchObject({
      status: 409,
      body: { msg: expect.stringMatching(/ is a sample and can’t be ordered\.$/) },
    })
    await edit(own, product?.id ?? '')
    expect((await person.add(product?.variant ?? '')).status).toBe(200)
    await owner.query("insert into samples (site_id, kind, thing_id) values ($1, 'product', $2)", [
      own.site.id,
      product?.id,
    ])
    expect(await person.init('cod')).toMatchObject({ status: 409 })
    expect((await owner.query('select 1 from orders where site_id = $1', [own.site.id])).rowCount).toBe(0)
  })

  // Shows B217.
  test('is in no list, no search and no facet, and at no address, until it is edited or the site is closed', async () => {
    const own = await made()
    const { site, call } = own
    const [product] = own.products
    const shown = async () => {
      const { body } = await site.call('POST', '/api/io/crm/admin/public/product/variants', { body: { p: 0, s: 50 } })
      const { status } = await site.call('GET', '/api/public/product', { query: { path: product?.path ?? '' } })
      const search = await get(
        site.host,
        `/search?q=${encodeURIComponent(few.products.find(({ path }) => path === product?.path)?.name ?? '')}`,
      )
      return { total: body.total, status, found: search.text.includes(`/p/${product?.path}`) }
    }
    const hidden = await shown()
    expect(hidden).toEqual({ total: 0, status: 404, found: false })
    expect((await get(site.host, `/p/${product?.path}`)).status).toBe(404)
    expect((await get(site.host, '/')).text).not.toContain(`/p/${product?.path}`)
    expect((await call('GET', '/products')).body.total).toBe(3)
    await edit(own, product?.id ?? '')
    expect(await shown()).toEqual({ total: 1, status: 200, found: true })
    expect((await get(site.host, `/p/${product?.path}`)).status).toBe(200)
    await owner.query('update sites set closed_at = now() where id = $1', [site.id])
    parts.services.bus.tell(site.id, ['site', 'products'])
    const { body } = await site.call('POST', '/api/io/crm/admin/public/product/variants', {
      token: own.token,
      body: { p: 0, s: 50 },
    })
    expect(body.total).toBe(3)
  })

  // Shows B191.
  test('stands in no sitemap, no feed and no structured data until it is edited', async () => {
    const own = await made()
    const [product, other] = own.products
    const told = async (path = '') => {
      const [sitemap, page] = [await get(own.site.host, '/sitemap.xml'), await get(own.site.host, `/p/${path}`)]
      return [sitemap.text.includes(`/p/${path}<`), page.text.includes('application/ld+json')]
    }
    const sitemap = (await get(own.site.host, '/sitemap.xml')).text
    for (const kind of ['/p/', '/blog/tag/', '/blog/category/']) expect(sitemap).not.toContain(kind)
    expect(await told(product?.path)).toEqual([false, false])
    expect((await get(own.site.host, '/blog/rss.xml')).text).not.toContain('<item>')
    await edit(own, product?.id ?? '')
    expect(await told(product?.path)).toEqual([true, true])
    expect(await told(other?.path)).toEqual([false, false])
  })
})
