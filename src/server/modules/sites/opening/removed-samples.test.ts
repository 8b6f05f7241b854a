import { describe, expect, test } from 'vitest'
import { testSamples } from '../../../../../tests/support/sampled-sites.ts'

const { owner, get, made, edit } = await testSamples()

describe('removing all samples', () => {
  const countsOf = async (id: number) => {
    const blog = ['posts', 'blog_categories', 'blog_tags', 'blog_authors']
    const tables = ['products', 'categories', 'brands', ...blog, 'samples', 'pages']
    const there = (table: string) =>
      ({ products: ' and deleted is null', pages: ' and deleted_at is null' })[table] ?? ''
    const counts = tables.map(
      (table) => `(select count(*)::int from ${table} where site_id = $1${there(table)}) as ${table}`,
    )
    const memberships = '(select count(*)::int from product_categories where site_id = $1) as memberships'
    return (await owner.query(`select ${counts.join(', ')}, ${memberships}`, [id])).rows[0]
  }

  // Shows B191.
  test('takes away what is not the owner’s, and undoing brings it back as it was', async () => {
    const { site, call, samples } = await made()
    const [before, marked] = [await countsOf(site.id), await samples()]
    const { status, body } = await call('POST', '/samples/removals')
    expect(status).toBe(200)
    expect(await countsOf(site.id)).toMatchObject({
      ...{ products: 0, categories: 0, brands: 0, posts: 0, blog_tags: 0, blog_authors: 0 },
    })
    expect((await get(site.host, '/')).status).toBe(200)
    expect((await call('DELETE', `/samples/removals/${body.data._id}`)).status).toBe(200)
    expect(await countsOf(site.id)).toEqual(before)
    expect(await samples()).toEqual(marked)
    expect(await call('DELETE', `/samples/removals/${body.data._id}`)).toMatchObject({ status: 409 })
  })

  // Shows B191.
  test('pressed twice takes nothing more away, and is undone as a whole', async () => {
    const { site, call } = await made()
    const before = await countsOf(site.id)
    const presses = await Promise.all([call('POST', '/samples/removals'), call('POST', '/samples/removals')])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    const [one, two] = presses.map(({ body }) => body.data)
    expect([one._id, Math.min(one.removed, two.removed)]).toEqual([two._id, 0])
    expect((await call('DELETE', `/samples/removals/${one._id}`)).status).toBe(200)
    expect(await countsOf(site.id)).toEqual(before)
  })

  // Shows B191.
  test('and undoing it leave posts of the owner’s beside those that they name', async () => {
    const { call, samples } = await made()
    const [sample = '', other = ''] = (await samples()).post
    const { body } = await call('GET', `/posts/${other}`)
    const related = (await call('PUT', `/posts/${other}`, { ...body.data, title: 'Ours', relatedIds: [sample] })).status
    expect(related).toBe(200)
    const removal = (await call('POST', '/samples/removals')).body.data
    expect((await call('GET', `/posts/${other}`)).body.data.relatedIds).toEqual([])
    expect((await call('DELETE', `/samples/removals/${removal._id}`)).status).toBe(200)
    expect((await call('GET', `/posts/${other}`)).body.data.relatedIds).toEqual([sample])
    const again = (await call('POST', '/samples/removals')).body.data
    expect((await call('DELETE', `/posts/${other}`)).status).toBe(200)
    expect((await call('DELETE', `/samples/removals/${again._id}`)).status).toBe(200)
    expect((await samples()).post).toContain(sample)
  })

  // Shows B191.
  test('is not undone once an author of theirs, whom a sample post needs, is deleted, which is said', async () => {
    const { site, call, samples } = await made()
    const author = (await call('POST', '/blog-authors', { title: 'Meera', path: 'meera' })).body.data?._id
    const [post = ''] = (await samples()).post
    await owner.query('update posts set author_id = $3 where site_id = $1 and id = $2', [site.id, post, author])
    const removal = (await call('POST', '/samples/removals')).body.data
    const removed = await countsOf(site.id)
    await owner.query('delete from blog_authors where site_id = $1 and id = $2', [site.id, author])
    expect(await call('DELETE', `/samples/removals/${removal._id}`)).toMatchObject({
      status: 409,
      body: { msg: expect.stringMatching(/^An author, a category or a picture that the samples need was deleted/) },
    })
    expect(await countsOf(site.id)).toEqual({ ...removed, blog_authors: removed.blog_authors - 1 })
  })

  // Shows B191.
  test('keeps what was edited, with its categories and brand, and a post with an unsaved draft', async () => {
    const own = await made()
    const [product] = own.products
    await edit(own, product?.id ?? '')
    const post = (await own.samples()).post[0]
    const content = (await own.call('GET', `/posts/${post}`)).body.data
    const typed = { content: { ...content, title: 'Half written' }, revision: content.revision }
    expect((await own.call('PUT', `/post-drafts/${post}`, typed)).status).toBe(200)
    await own.call('POST', '/samples/removals')
    const after = await countsOf(own.site.id)
    expect(after.products).toBe(1)
    expect(after.posts).toBe(1)
    expect(after.categories).toBeGreaterThan(0)
    expect(after.memberships).toBeGreaterThan(0)
    expect((await get(own.site.host, `/p/${product?.path}`)).status).toBe(200)
  })

  // Shows B191.
  test('is for who may change the settings, and of this site alone', async () => {
    const [one, two] = [await made(), await made()]
    const { token } = await one.site.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    expect((await one.site.call('POST', '/api/v1/samples/removals', { token })).status).toBe(403)
    const before = await countsOf(two.site.id)
    const { body } = await one.call('POST', '/samples/removals')
    expect(await countsOf(two.site.id)).toEqual(before)
    expect((await two.call('DELETE', `/samples/removals/${body.data._id}`)).status).toBe(409)
  })
})
