import { describe, expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

/** Links that show the draft of a page; those of posts are in post-previews.test.ts. */

const clock = { ahead: 0 }
const parts = await testApp({ now: () => new Date(Date.now() + clock.ahead) })
const { app, one, two } = parts
const get = await overHttp(app)
const owner = await openEditor(one)

describe('a preview link', () => {
  async function link(id: string) {
    const { body } = await owner.call('POST', `/pages/${id}/preview-links`)
    return { path: new URL(body.data.url).pathname, expires: body.data.expires as string }
  }

  test('shows the draft to signed-out visitors, but not to search engines', async () => {
    const page = await owner.publish('/previewed', [words('Public words')])
    await owner.save(page, [words('Secret words')])
    const { path, expires } = await link(page._id)
    const { status, text, headers } = await get(one.host, path)
    expect({ status, cache: headers['cache-control'], robots: headers['x-robots-tag'] }).toEqual({
      status: 200,
      cache: 'no-store',
      robots: 'noindex',
    })
    expect(text).toContain('Secret words')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    const day = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' }).format(
      new Date(expires),
    )
    expect(text).toContain(`The link is good until ${day}`)
    expect((await get(one.host, '/previewed')).text).not.toContain('Secret words')
  })

  test('follows the draft, and brings its islands', async () => {
    const page = await owner.add('/followed')
    const { path } = await link(page._id)
    expect((await get(one.host, path)).text).not.toContain('data-island')
    await owner.save(page, [{ id: 'n', type: 'newsletter', v: 1, props: {} }])
    const { text } = await get(one.host, path)
    expect(text).toContain('data-island="newsletter-form"')
    expect(text).toContain('data-start="/assets/start.js')
  })

  test('is of no use after seven days, on another site, or made up', async () => {
    const page = await owner.publish('/expiring', [words('For a week')])
    const { path } = await link(page._id)
    expect((await get(two.host, path)).status).toBe(404)
    expect((await get(one.host, `${path}x`)).status).toBe(404)
    clock.ahead = 7 * 24 * 3600_000 - 60_000
    expect((await get(one.host, path)).status).toBe(200)
    clock.ahead += 60_000
    const late = await get(one.host, path)
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const links = await one.call('GET', `/api/v1/pages/${page._id}/preview-links`, { token })
    clock.ahead = 0
    expect([late.status, links.body.data]).toEqual([404, []])
    expect((await owner.call('GET', `/pages/${page._id}/preview-links`)).body.data).toHaveLength(1)
    expect(late.text).not.toContain('For a week')
  })

  test('stops working while its page is deleted, and works again once restored', async () => {
    const page = await owner.publish('/dropped', [words('Dropped words')])
    const { path } = await link(page._id)
    expect((await get(one.host, path)).text).toContain('Dropped words')
    await owner.call('DELETE', `/pages/${page._id}`)
    const { status, text } = await get(one.host, path)
    expect({ status, shown: text.includes('Dropped words') }).toEqual({ status: 404, shown: false })
    await owner.call('POST', `/pages/${page._id}/restore-deleted`)
    expect((await get(one.host, path)).text).toContain('Dropped words')
  })

  test('of a template shows an example, of a shared group the home page around it', async () => {
    await one.product({ name: 'A brass lamp' })
    const home = await owner.publish('/front', [words('Front')])
    await owner.call('PUT', '/home', { pageId: home._id })
    const sections = { product: [{ id: 'p', type: 'product-detail' }], header: [words('Shared words')] }
    await createPage(await one.ctx(), {
      kind: 'template',
      key: 'product',
      title: 'Product',
      document: { sections: sections.product },
    })
    await createPage(await one.ctx(), {
      kind: 'group',
      key: 'header',
      title: 'Header',
      document: { sections: sections.header },
    })
    const { body } = await owner.call('GET', '/pages', undefined, { sort: 'key', order: 'descend' })
    const idOf = (key: string) => body.data.find((row: { key: string }) => row.key === key)._id
    expect((await get(one.host, (await link(idOf('product'))).path)).text).toContain('A brass lamp</h1>')
    const header = await owner.read(idOf('header'))
    await owner.save(header, [words('Other shared words')])
    const { text } = await get(one.host, (await link(header._id)).path)
    expect(text).toMatch(/Other shared words.*Front/s)
    expect(text).not.toContain('>Shared words')
  })
})

// Shows B186.
describe('a preview link of a colleague', () => {
  async function linked() {
    const page = await owner.publish(`/of-colleague-${Math.random().toString(36).slice(2)}`, [words('Not yet')])
    const colleague = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    const { body } = await one.call('POST', `/api/v1/pages/${page._id}/preview-links`, { token: colleague.token })
    const shown = async () => (await get(one.host, new URL(body.data.url).pathname)).status
    expect(await shown()).toBe(200)
    const list = async () => (await owner.call('GET', `/pages/${page._id}/preview-links`)).body.data
    return { page, colleague, shown, list }
  }

  test('ends once they are removed', async () => {
    const { colleague, shown, list } = await linked()
    expect(await list()).toMatchObject([{ by: 'Asha Rao' }])
    const { token } = await one.signIn({ userType: 'ADMIN' })
    expect((await one.call('DELETE', `/api/v1/staff/${colleague.id}`, { token })).status).toBe(200)
    expect([await shown(), await list()]).toEqual([404, []])
  })

  test('ends once they may edit pages no more', async () => {
    const { colleague, shown, list } = await linked()
    await parts.owner.query("update users set permissions = '{orders}' where id = $1", [colleague.id])
    expect([await shown(), await list()]).toEqual([404, []])
  })

  test('is ended by page editors of its site, once, and not by those of another', async () => {
    const { page, shown, list } = await linked()
    const [{ _id }] = await list()
    const path = `/pages/${page._id}/preview-links/${_id}`
    const { token } = await two.signIn({ userType: 'ADMIN' })
    expect((await two.call('DELETE', `/api/v1${path}`, { token })).status).toBe(404)
    expect(await shown()).toBe(200)
    expect((await owner.call('DELETE', path)).status).toBe(200)
    expect((await owner.call('DELETE', path)).status).toBe(404)
    expect(await shown()).toBe(404)
  })
})
