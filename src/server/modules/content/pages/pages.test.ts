import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { createPage } from './index.ts'

const { one, two } = await testApp()
const owner = await openEditor(one)
const other = await openEditor(two)

async function template(key: string) {
  await createPage(await one.ctx(), { kind: 'template', key, title: key, document: { sections: [] } })
  const { body } = await owner.call('GET', '/pages', undefined, { kind: 'template', q: key })
  return body.data[0]
}

describe('the list of pages', () => {
  test('shows state, path and number of sections, and only of this site', async () => {
    await owner.publish('/listed', [words('One', 'a'), words('Two', 'b')])
    await owner.add('/listed-draft')
    await other.publish('/listed-elsewhere')
    const { body } = await owner.call('GET', '/pages', undefined, {
      kind: 'page',
      q: 'listed',
      sort: 'key',
      order: 'ascend',
    })
    expect(body.total).toBe(2)
    expect(body.data).toMatchObject([
      { key: '/listed', path: '/listed', published: true, changed: false, isHome: false, sections: 2 },
      { key: '/listed-draft', published: false, changed: true, sections: 0, deletedAt: null },
    ])
  })

  test("shows a template's address, and none for a shared group and the 404 page", async () => {
    await createPage(await one.ctx(), { kind: 'group', key: 'header', title: 'Header', document: { sections: [] } })
    for (const key of ['product', 'not-found']) await template(key)
    const { body } = await owner.call('GET', '/pages', undefined, { sort: 'key', order: 'ascend' })
    const paths = body.data.map((row: { key: string; path: string | null }) => [row.key, row.path])
    expect(paths).toEqual(
      expect.arrayContaining([
        ['product', '/p/{path}'],
        ['not-found', null],
        ['header', null],
      ]),
    )
  })

  test('is searched by title and path', async () => {
    await owner.add('/weavers', { title: 'हमारे बुनकर 100%' })
    for (const q of ['weav', 'बुनकर', '100%']) {
      const { body } = await owner.call('GET', '/pages', undefined, { q })
      expect(body.data.map((row: { key: string }) => row.key)).toEqual(['/weavers'])
    }
  })

  test('is for staff who look after content', async () => {
    const clerk = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    expect((await one.call('GET', '/api/v1/pages', { token: clerk.token })).status).toBe(403)
    expect((await one.call('GET', '/api/v1/pages', { token: other.token })).status).toBe(401)
  })
})

describe('a new page', () => {
  test('is a draft under the path as it is stored', async () => {
    const { status, body } = await owner.call('POST', '/pages', {
      title: ' Our story ',
      path: 'Our Story/',
      preset: 'blank',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      title: 'Our story',
      key: '/our-story',
      path: '/our-story',
      kind: 'page',
      revision: 1,
      publishedVersion: null,
      publishedAt: null,
      changed: true,
      document: { schemaVersion: 1, sections: [] },
      issues: [],
    })
  })

  test('may have a path in Hindi', async () => {
    expect(await owner.add('/हमारी-कहानी')).toMatchObject({ key: '/हमारी-कहानी' })
  })

  test('starts as a preset, under its own title', async () => {
    const page = await owner.add('/questions', { title: 'Good questions', preset: 'faq' })
    expect(page.document.sections[0]).toMatchObject({ type: 'faq', props: { heading: 'Good questions' } })
  })

  test.each([
    ['/cart', 'This path is reserved for the system: /cart.'],
    ['/admin/x', 'Paths that begin with /admin are reserved for the system.'],
    ['/a,b', 'Use small letters, digits and single hyphens, such as /about-us.'],
  ])('cannot have the path %s', async (path, text) => {
    const { status, body } = await owner.call('POST', '/pages', { title: 'X', path, preset: 'blank' })
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ field: 'path', defaultMessage: text }],
    })
  })

  test('cannot have a path that another one has, however it is written', async () => {
    await owner.add('/taken')
    const answers = await Promise.all(
      ['/taken', 'Taken/', '/%74aken'].map((path) =>
        owner.call('POST', '/pages', { title: 'X', path, preset: 'blank' }),
      ),
    )
    for (const { status, body } of answers)
      expect({ status, errors: body.errors }).toMatchObject({
        status: 409,
        errors: [{ field: 'path', defaultMessage: 'Another page already has the path /taken.' }],
      })
    expect((await other.call('POST', '/pages', { title: 'X', path: '/taken', preset: 'blank' })).status).toBe(200)
  })

  test('created twice at once under one path is created once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => owner.call('POST', '/pages', { title: 'X', path: '/race' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('needs a title, a path and a known preset', async () => {
    const empty = await owner.call('POST', '/pages', { title: ' ', path: '' })
    expect(empty.body.errors.map(({ field }: { field: string }) => field)).toEqual(['title', 'path'])
    for (const path of ['%00', '/a\u0000b', '/a%3Cb'])
      expect(
        (await owner.call('POST', '/pages', { title: 'X', path, preset: 'blank' })).body.errors,
        path,
      ).toMatchObject([{ field: 'path' }])
    const unknown = await owner.call('POST', '/pages', { title: 'X', path: '/x', preset: 'toString' })
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'preset' }] } })
  })
})

describe('presets', () => {
  test('are listed, and each gives a page without faults', async () => {
    const { body } = await owner.call('GET', '/page-presets')
    expect(body.total).toBeGreaterThanOrEqual(6)
    for (const { _id, sections, types } of body.data) {
      const page = await owner.add(`/preset-${_id}`, { preset: _id })
      expect(page.issues).toEqual([])
      expect(page.document.sections.map(({ type }: { type: string }) => type)).toEqual(types)
      const published = await owner.call('POST', `/pages/${page._id}/publish`, { revision: page.revision })
      expect({ _id, sections, status: published.status }).toEqual({ _id, sections: types.length, status: 200 })
    }
  })
})

describe('title and SEO', () => {
  test('are changed one by one, and are part of what is published', async () => {
    const page = await owner.publish('/seo')
    await owner.call('PATCH', `/pages/${page._id}`, { seo: { title: 'For search', noIndex: true } })
    const { body } = await owner.call('PATCH', `/pages/${page._id}`, {
      title: 'New title',
      seo: { description: 'Words' },
    })
    expect(body.data).toMatchObject({
      title: 'New title',
      seo: { title: 'For search', description: 'Words', image: '', noIndex: true },
      changed: true,
      revision: page.revision,
    })
    const after = await owner.call('POST', `/pages/${page._id}/publish`, { revision: page.revision })
    expect(after.body.data).toMatchObject({ changed: false, publishedVersion: 2 })
  })

  test('that are too long are refused by field', async () => {
    const page = await owner.add('/long')
    const { status, body } = await owner.call('PATCH', `/pages/${page._id}`, {
      title: '',
      seo: { title: 'x'.repeat(121) },
    })
    expect(status).toBe(400)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['title', 'seo.title'])
  })
})

describe('a path', () => {
  test('of a template cannot be changed, nor the template deleted', async () => {
    const { _id } = await template('search')
    expect(await owner.call('PATCH', `/pages/${_id}`, { path: '/find' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'path' }] },
    })
    expect((await owner.call('DELETE', `/pages/${_id}`)).status).toBe(409)
    expect((await owner.call('PUT', '/home', { pageId: _id })).status).toBe(409)
  })

  test('that is taken or reserved is refused, and nothing else is changed', async () => {
    const page = await owner.add('/mover')
    for (const path of ['/taken', '/checkout']) {
      const { body } = await owner.call('PATCH', `/pages/${page._id}`, { title: 'Changed?', path })
      expect(body.errors[0].field).toBe('path')
    }
    expect(await owner.read(page._id)).toMatchObject({ key: '/mover', title: 'Title of /mover' })
  })
})

describe('a deleted page', () => {
  test('is listed among the deleted ones and can be brought back as it was', async () => {
    const page = await owner.publish('/gone')
    expect((await owner.call('DELETE', `/pages/${page._id}`)).status).toBe(200)
    expect((await owner.call('GET', `/pages/${page._id}`)).status).toBe(404)
    const { body } = await owner.call('GET', '/pages', undefined, { deleted: 'true' })
    expect(body.data).toMatchObject([{ _id: page._id, key: '/gone', deletedAt: expect.any(String) }])
    const back = await owner.call('POST', `/pages/${page._id}/restore-deleted`)
    expect(back.body.data).toMatchObject({ _id: page._id, key: '/gone', publishedVersion: 1, changed: false })
    expect((await owner.call('POST', `/pages/${page._id}/restore-deleted`)).status).toBe(404)
  })

  test('leaves its path to others, and then says so when it should come back', async () => {
    const page = await owner.add('/contested')
    await owner.call('DELETE', `/pages/${page._id}`)
    await owner.add('/contested')
    expect(await owner.call('POST', `/pages/${page._id}/restore-deleted`)).toMatchObject({
      status: 409,
      body: { msg: 'Another page already has the path /contested.' },
    })
  })

  test('of another site is not found', async () => {
    const page = await owner.add('/ours')
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { title: 'Theirs' }],
      ['DELETE', '', undefined],
      ['PUT', '/draft', { revision: 1, document: {} }],
      ['POST', '/publish', { revision: 1 }],
      ['POST', '/preview-links', undefined],
      ['GET', '/canvas', undefined],
      ['PUT', '/lock', { editor: 'editor-of-two' }],
    ] as const)
      expect((await other.call(method, `/pages/${page._id}${path}`, body)).status).toBe(404)
    expect((await other.call('PUT', '/home', { pageId: page._id })).status).toBe(404)
  })
})

describe('the home page', () => {
  test('is whichever published page is chosen; it cannot be deleted', async () => {
    const draft = await owner.add('/not-yet')
    const page = await owner.publish('/welcome')
    expect((await owner.call('PUT', '/home', { pageId: draft._id })).body.msg).toBe('Publish this page first.')
    const { body } = await owner.call('PUT', '/home', { pageId: page._id })
    expect(body.data).toMatchObject({ isHome: true, key: '/welcome', path: '/' })
    expect((await owner.call('DELETE', `/pages/${page._id}`)).body.msg).toContain('This is the home page.')
  })

  test('stays the home page when its path changes', async () => {
    const page = await owner.publish('/front')
    await owner.call('PUT', '/home', { pageId: page._id })
    const { body } = await owner.call('PATCH', `/pages/${page._id}`, { path: '/front-door' })
    expect(body.data).toMatchObject({ key: '/front-door', isHome: true })
  })

  test('has the path / for itself: no other page can take it', async () => {
    const { status, body } = await owner.call('POST', '/pages', { title: 'X', path: '/' })
    expect({ status, errors: body.errors }).toMatchObject({ status: 409, errors: [{ field: 'path' }] })
    const home = await other.publish('/')
    expect(home).toMatchObject({ isHome: true, path: '/' })
    const next = await other.publish('/next')
    await other.call('PUT', '/home', { pageId: next._id })
    expect(await other.read(home._id)).toMatchObject({ isHome: false, key: '/', path: null })
    expect((await other.call('PATCH', `/pages/${home._id}`, { path: '/old-home' })).body.data.path).toBe('/old-home')
  })
})
