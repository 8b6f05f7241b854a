import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { assets, testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const { app, services, one, two, owner: database } = await testApp()
const get = await overHttp(app)
/** A second process on the same database, as far as pages, sites and caches know. */
const elsewhere = await overHttp(
  createApp({ services, directory: openSiteDirectory(services), assets: () => assets, files: () => false }),
)
const owner = await openEditor(one)

/** The answer of both processes, once they have heard of the change. */
function onBoth(path: string, expected: object): Promise<unknown[]> {
  const polled = [get, elsewhere].map((ask) =>
    expect
      .poll(async () => {
        const { status, text, headers } = await ask(one.host, path)
        return { status, text, location: headers.location }
      })
      .toMatchObject(expected),
  )
  return Promise.all(polled)
}

const showing = (text: string) => ({ status: 200, text: expect.stringContaining(text) })

describe('what is published', () => {
  test('is on the public page of every process, and a draft on none', async () => {
    const page = await owner.publish('/news', [words('Old news')])
    await onBoth('/news', showing('Old news'))
    const saved = await owner.save(page, [words('Fresh news')])
    await onBoth('/news', showing('Old news'))
    await owner.call('POST', `/pages/${page._id}/publish`, { revision: saved.body.data.revision })
    await onBoth('/news', showing('Fresh news'))
  })

  test('with its title and what search engines read of it', async () => {
    const page = await owner.publish('/titled')
    await owner.call('PATCH', `/pages/${page._id}`, { title: 'Shown later', seo: { description: 'Words below' } })
    expect((await get(one.host, '/titled')).text).toContain('<title>Title of /titled')
    await owner.call('POST', `/pages/${page._id}/publish`, { revision: page.revision })
    await onBoth(
      '/titled',
      showing('<title>Shown later · Site one</title><meta name="description" content="Words below"/>'),
    )
  })

  test('is shown though the database damaged one of its sections', async () => {
    const page = await owner.publish('/broken', [words('Kept', 'a')])
    const document = { schemaVersion: 1, sections: [words('Kept', 'a'), { id: 7, props: 'none' }, null] }
    await database.query('update page_versions set document = $1 where page_id = $2', [document, page._id])
    expect(await get(one.host, '/broken')).toMatchObject(showing('Kept'))
  })

  test('under a path in Hindi is found however the browser writes it', async () => {
    await owner.publish('/हमारी-कहानी', [words('कहानी')])
    const encoded = encodeURI('/हमारी-कहानी')
    for (const path of [encoded, encoded.toLowerCase()])
      expect(await get(one.host, path)).toMatchObject(showing('कहानी'))
    expect((await get(one.host, '/sitemap.xml')).text).toContain(`<loc>http://one.localhost:3000${encoded}</loc>`)
  })
})

describe('a path that changed', () => {
  const move = (page: { _id: string }, path: string) => owner.call('PATCH', `/pages/${page._id}`, { path })

  // Shows R18.
  test('leads on to the new one with its query, from every process', async () => {
    const page = await owner.publish('/first', [words('Moved')])
    await onBoth('/first', showing('Moved'))
    await onBoth('/second', { status: 404 })
    await move(page, '/second')
    await onBoth('/first?from=mail&x=1', { status: 301, location: '/second?from=mail&x=1' })
    await onBoth('/second', showing('Moved'))
  })

  test('twice leads on in one step', async () => {
    const page = await owner.publish('/chain-1', [words('Chained')])
    await move(page, '/chain-2')
    await onBoth('/chain-1', { status: 301, location: '/chain-2' })
    await move(page, '/chain-3')
    for (const path of ['/chain-1', '/chain-2']) await onBoth(path, { status: 301, location: '/chain-3' })
  })

  test('and back again leads nowhere else', async () => {
    const page = await owner.publish('/there', [words('And back')])
    await move(page, '/elsewhere')
    await move(page, '/there')
    await onBoth('/there', showing('And back'))
    await onBoth('/elsewhere', { status: 301, location: '/there' })
  })

  test('belongs to the next page that is published there', async () => {
    const page = await owner.publish('/corner', [words('Long here')])
    await move(page, '/corner-old')
    await onBoth('/corner', { status: 301, location: '/corner-old' })
    const next = await owner.add('/corner')
    await onBoth('/corner', { status: 301, location: '/corner-old' })
    await owner.save(next, [words('New here')])
    await owner.call('POST', `/pages/${next._id}/publish`, { revision: 2 })
    await onBoth('/corner', showing('New here'))
  })

  test('leads on to a path in Hindi', async () => {
    const page = await owner.publish('/story')
    await move(page, '/कहानी')
    await onBoth('/story', { status: 301, location: encodeURI('/कहानी') })
  })

  test('of a never-published path does not redirect', async () => {
    const page = await owner.add('/unseen')
    await move(page, '/unseen-2')
    await onBoth('/unseen', { status: 404 })
  })

  test('is not visible to other users', async () => {
    const page = await owner.publish('/only-one')
    await move(page, '/only-one-moved')
    expect((await get(two.host, '/only-one')).status).toBe(404)
  })
})

describe('a deleted page', () => {
  test('is gone at once, with what leads to it, and back at once', async () => {
    const page = await owner.publish('/was', [words('Here I am')])
    await owner.call('PATCH', `/pages/${page._id}`, { path: '/is' })
    await onBoth('/was', { status: 301, location: '/is' })
    await owner.call('DELETE', `/pages/${page._id}`)
    for (const path of ['/was', '/is']) await onBoth(path, { status: 404 })
    await owner.call('POST', `/pages/${page._id}/restore-deleted`)
    await onBoth('/is', showing('Here I am'))
    await onBoth('/was', { status: 301, location: '/is' })
  })

  test('that came back, and is deleted again, leads nowhere', async () => {
    const page = await owner.publish('/first-lamp', [words('I was first')])
    await owner.call('DELETE', `/pages/${page._id}`)
    const next = await owner.publish('/later-lamp')
    for (const path of ['/first-lamp', '/second-lamp']) await owner.call('PATCH', `/pages/${next._id}`, { path })
    await onBoth('/first-lamp', { status: 301, location: '/second-lamp' })
    await owner.call('POST', `/pages/${page._id}/restore-deleted`)
    await onBoth('/first-lamp', showing('I was first'))
    await owner.call('DELETE', `/pages/${page._id}`)
    await onBoth('/first-lamp', { status: 404 })
  })
})

describe('the home page', () => {
  // Shows R1.
  test('is the chosen one on every process; the one before stays at its own path', async () => {
    const [first, second] = [
      await owner.publish('/home-1', [words('First home')]),
      await owner.publish('/home-2', [words('Second home')]),
    ]
    await owner.call('PUT', '/home', { pageId: first._id })
    await onBoth('/', showing('First home'))
    await owner.call('PUT', '/home', { pageId: second._id })
    await onBoth('/', showing('Second home'))
    await onBoth('/home-1', showing('First home'))
    expect((await get(one.host, '/home-2')).text).toContain('<link rel="canonical" href="http://one.localhost:3000/"/>')
    const { text } = await get(one.host, '/sitemap.xml')
    expect(text).toContain('<loc>http://one.localhost:3000/</loc>')
    expect(text).not.toContain('/home-2<')
  })

  test('stays at / when its path changes', async () => {
    const page = await owner.publish('/front', [words('Front')])
    await owner.call('PUT', '/home', { pageId: page._id })
    await owner.call('PATCH', `/pages/${page._id}`, { path: '/front-door' })
    await onBoth('/', showing('Front'))
    await onBoth('/front', { status: 301, location: '/' })
  })
})

describe('the builder', () => {
  beforeAll(async () => {
    const [product, header] = [[{ id: 'p', type: 'product-detail' }], [words('Shared words')]]
    const ctx = await one.ctx()
    await createPage(ctx, { kind: 'template', key: 'product', title: 'Product', document: { sections: product } })
    await createPage(ctx, { kind: 'group', key: 'header', title: 'Header', document: { sections: header } })
  })

  test('gets what a page is shown with: its info, the theme, styles, and what stands around it', async () => {
    const page = await owner.publish('/canvas')
    const { body } = await owner.call('GET', `/pages/${page._id}/canvas`)
    expect(body.data).toMatchObject({
      info: { path: '/canvas', query: {}, params: {}, site: { name: 'Site one', currency: 'INR' } },
      themeCss: expect.stringContaining('--'),
      css: ['/assets/site.css', '/assets/devanagari.css'],
      fonts: {},
      frame: { before: [{ kind: 'group', key: 'header', sections: [{ type: 'testimonials' }] }], after: [] },
    })
    await owner.call('PUT', `/pages/${page._id}/draft`, {
      revision: page.revision,
      document: { sections: [], groups: { header: null } },
    })
    expect((await owner.call('GET', `/pages/${page._id}/canvas`)).body.data.frame).toEqual({
      before: [],
      after: [],
    })
  })

  // Shows B35.
  test('gets what stands around it: the shared groups, and for a group the page that it was opened from', async () => {
    const page = await owner.publish('/around')
    await owner.call('PUT', `/pages/${page._id}/draft`, {
      revision: page.revision,
      document: { sections: [words('Words of the draft'), { ...words('Hidden words'), id: 'h', hidden: true }] },
    })
    const { body } = await owner.call('GET', '/pages', undefined, { kind: 'group' })
    const header = body.data.find(({ key }: { key: string }) => key === 'header')
    const frameOf = async (query: Record<string, string>) =>
      (await owner.call('GET', `/pages/${header._id}/canvas`, undefined, query)).body.data
    const { frame, info } = await frameOf({ beside: page._id })
    expect(info.path).toBe('/around')
    expect(frame.before).toEqual([])
    expect(frame.after).toMatchObject([{ _id: page._id, kind: 'page', title: page.title }])
    expect(frame.after[0].sections).toHaveLength(1)
    expect(JSON.stringify(frame.after[0].sections)).toContain('Words of the draft')
    // A missing document, or one that is no page, is not used.
    const home = (await frameOf({})).frame
    expect(JSON.stringify(home)).not.toContain('Words of the draft')
    expect((await frameOf({ beside: header._id })).frame).toEqual(home)
    expect((await frameOf({ beside: crypto.randomUUID() })).frame).toEqual(home)
    expect((await owner.call('GET', `/pages/${header._id}/canvas`, undefined, { beside: 'x' })).status).toBe(400)
  })

  // Shows B35.
  test('gets the example that was chosen, while the public finds it', async () => {
    const { path } = await one.product({ name: 'Chosen to be shown' })
    const { body } = await owner.call('GET', '/pages', undefined, { kind: 'template' })
    const template = body.data.find(({ key }: { key: string }) => key === 'product')
    const shown = async (example: string) =>
      (await owner.call('GET', `/pages/${template._id}/canvas`, undefined, { example })).body.data.info.params.path
    await one.product({ name: 'Newer than that' })
    expect(await shown(path)).toBe(path)
    expect(await shown('nothing-of-that-name')).not.toBe('nothing-of-that-name')
    const sections = [{ id: 'a', type: 'product-detail', props: {} }]
    const data = await owner.call('POST', `/pages/${template._id}/section-data`, { sections, example: path })
    expect(JSON.stringify(data.body.data.a)).toContain('Chosen to be shown')
  })

  test('gets an example for a template, and for a personal one an unused path', async () => {
    await createPage(await one.ctx(), { kind: 'template', key: 'cart', title: 'Bag', document: { sections: [] } })
    const { path } = await one.product({ name: 'The newest' })
    const { body } = await owner.call('GET', '/pages', undefined, { kind: 'template' })
    const infos = await Promise.all(
      body.data.map(async ({ _id, key }: { _id: string; key: string }) => {
        const { info } = (await owner.call('GET', `/pages/${_id}/canvas`)).body.data
        return [key, { path: info.path, params: info.params }]
      }),
    )
    expect(Object.fromEntries(infos)).toMatchObject({
      product: { path: `/p/${path}`, params: { path } },
      cart: { path: '/builder', params: {} },
    })
  })

  test('gets the data of sections as they are edited, and null where there is none', async () => {
    const page = await owner.add('/data')
    const { id } = await one.product({ name: 'Loaded', category: 'loads' })
    const sections = [
      { id: 'a', type: 'product-list', props: { show: 'category', category: 'loads' } },
      { id: 'b', type: 'product-list', props: { show: 'sideways' } },
      { id: 'c', type: 'quote', props: {} },
      { id: 'd', type: 'from-the-future', props: {} },
    ]
    const { body } = await owner.call('POST', `/pages/${page._id}/section-data`, { sections })
    expect(Object.keys(body.data)).toEqual(['a', 'b'])
    expect(JSON.stringify(body.data.a)).toContain(id)
    expect(body.data.b).toBe(null)
    const many = Array.from({ length: 61 }, (_, index) => ({ id: `s${index}`, type: 'faq' }))
    expect((await owner.call('POST', `/pages/${page._id}/section-data`, { sections: many })).status).toBe(400)
  })

  test('gets null for a section whose data cannot be loaded, and the others all the same', async () => {
    const page = await owner.add('/fails')
    await database.query('alter table products rename to products_away')
    const sections = [
      { id: 'a', type: 'product-list', props: {} },
      { id: 'b', type: 'category-tiles', props: {} },
    ]
    const { status, body } = await owner.call('POST', `/pages/${page._id}/section-data`, { sections })
    await database.query('alter table products_away rename to products')
    expect({ status, a: body.data.a }).toEqual({ status: 200, a: null })
    expect(body.data).toHaveProperty('b')
  })
})
