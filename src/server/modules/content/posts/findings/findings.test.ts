import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../../tests/support/app.ts'
import { openEditor } from '../../../../../../tests/support/editing.ts'
import { photo, upload } from '../../../../../../tests/support/files/upload.ts'

/** Warnings before a post is published, which they never prevent (B322). */

const { one, two, owner } = await testApp()
const { token } = await one.signIn({ userType: 'ADMIN' })
const editor = await openEditor(one)
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, by = token) =>
  one.call(method, `/api/v1${path}`, { token: by, body })
const made = async (path: string, body: object): Promise<string> => (await ask('POST', path, body)).body.data._id

const product = await one.product({ name: 'Blue pot', category: 'pots' })
await editor.publish('/care', [{ id: 'a', type: 'faq', v: 1, props: { anchor: 'washing' } }])
const addPicture = async (alt: string): Promise<string> => {
  const id = (await upload(one, { token, bytes: await photo(300, 200).jpeg().toBuffer() })).body.data._id
  await owner.query('update media set alt = $3 where site_id = $1 and id = $2', [one.id, id, alt])
  return id
}
const [cover, bare] = [await addPicture('A blue pot'), await addPicture('')]
const category = await made('/blog-categories', { title: 'Weaving', path: 'weaving' })
const author = await made('/blog-authors', { title: 'Mira', path: 'mira' })
const gone = '0197d0a0-0000-7000-8000-00000000000d'

let count = 0
/** A post of which nothing is to be said. */
const whole = (more: object = {}) => ({
  ...{
    title: 'Indigo',
    path: `post-${++count}`,
    shortDescription: 'A blue of leaves.',
    body: '<p>Picked at dawn.</p>',
  },
  ...{ tags: [], mediaId: cover, authorId: author, categoryIds: [category], relatedIds: [], seoTitle: '' },
  ...{ seoDescription: '', seoMediaId: null, status: 'PUBLISHED', publishAt: null },
  ...more,
})
async function found(content: object, of = 'new'): Promise<{ kind: string; field: string; message: string }[]> {
  const { status, body } = await ask('POST', `/post-findings/${of}`, { content })
  expect(status).toBe(200)
  return body.data
}
const told = async (more: object) => (await found(whole(more))).map(({ kind, field }) => `${kind} ${field}`)

describe('a post', () => {
  // Shows B322.
  test('of which all is said is not warned of', async () => expect(await told({})).toEqual([]))

  // Shows B322.
  test.each([
    ['no picture', { mediaId: null }, ['picture mediaId']],
    ['a picture without a description', { mediaId: bare }, ['picture mediaId']],
    [
      'pictures that are gone',
      { mediaId: 'goneforever1', seoMediaId: 'goneforever2' },
      ['gone mediaId', 'gone seoMediaId'],
    ],
    ['no summary', { shortDescription: ' ', seoDescription: 'A blue.' }, ['search shortDescription']],
    ['no description at all', { shortDescription: '' }, ['search shortDescription', 'search seoDescription']],
    ['a long summary', { shortDescription: 'x'.repeat(161) }, ['search shortDescription']],
    ['a long description', { seoDescription: 'x'.repeat(161) }, ['search seoDescription']],
    ['a long summary that search engines do not get', { shortDescription: 'x'.repeat(161), seoDescription: 'x' }, []],
    ['no author', { authorId: null }, ['sorting authorId']],
    ['no category', { categoryIds: [] }, ['sorting categoryIds']],
    [
      'an author and a category that were deleted',
      { authorId: gone, categoryIds: [gone] },
      ['gone authorId', 'gone categoryIds'],
    ],
    ['a related post that was deleted', { relatedIds: [gone] }, ['gone relatedIds']],
  ])('with %s is warned of by its field', async (_, more, expected) => expect(await told(more)).toEqual(expected))

  test('of a site without categories and authors needs none', async () => {
    const { token } = await two.signIn({ userType: 'ADMIN' })
    const content = whole({ authorId: null, categoryIds: [], mediaId: null })
    const { body } = await two.call('POST', '/api/v1/post-findings/new', { token, body: { content } })
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['picture'])
  })

  // Shows B322.
  test('with a button that leads nowhere is warned of it', async () => {
    const button = (href: string) => `<figure data-button="Go" data-href="${href}" data-look="primary"></figure>`
    const body = button('/gone-page') + button('/care') + button('https://elsewhere.example/')
    const [finding, ...more] = await found(whole({ body }))
    expect(finding).toMatchObject({ kind: 'link', field: 'body', message: expect.stringContaining('/gone-page') })
    expect(more).toEqual([])
  })

  // Shows B322.
  test('is told whose address it would take, or takes from the links of', async () => {
    const id = await made('/posts', whole({ title: 'Madder', path: 'madder' }))
    expect(await found(whole({ path: 'madder' }))).toMatchObject([
      { kind: 'address', field: 'path', message: '/blog/madder is the address of “Madder” already.' },
    ])
    expect(await found(whole({ path: 'madder' }), id)).toEqual([])
    const { data } = (await ask('GET', `/posts/${id}`)).body
    expect((await ask('PUT', `/posts/${id}`, { ...data, path: 'madder-red' })).status).toBe(200)
    expect(await found(whole({ path: 'madder' }))).toMatchObject([
      { message: '/blog/madder was the address of “Madder”. Old links to that post will lead to this one.' },
    ])
  })

  // Shows B322.
  test('that came with the site is a sample until its words are changed', async () => {
    const id = await made('/posts', whole({ title: 'As it came' }))
    const { data } = (await ask('GET', `/posts/${id}`)).body
    const mark = (kind: string, thing: string) =>
      owner.query('insert into samples (site_id, kind, thing_id) values ($1, $2, $3)', [one.id, kind, thing])
    await mark('post', id)
    await owner.query("update posts set status = 'DRAFT' where id = $1", [id])
    const kinds = async (more: object) => (await found({ ...whole(), ...data, ...more }, id)).map(({ kind }) => kind)
    expect(await kinds({ status: 'PUBLISHED' })).toEqual(['sample'])
    expect(await kinds({ status: 'PUBLISHED', title: 'Of my own' })).toEqual([])
    await mark('blogAuthor', author)
    expect(await found(whole())).toMatchObject([
      { kind: 'sample', field: 'authorId', message: 'The author “Mira” is still a sample.' },
    ])
    await owner.query("delete from samples where site_id = $1 and kind = 'blogAuthor'", [one.id])
  })

  test('that is public already is warned of what its change brings alone', async () => {
    const figure = `<figure data-picture="${cover}" data-alt="" data-caption=""></figure>`
    const id = await made('/posts', whole({ mediaId: null, body: figure }))
    const { data } = (await ask('GET', `/posts/${id}`)).body
    expect(await found(data, id)).toEqual([])
    expect(await found({ ...data, shortDescription: '', body: figure + figure }, id)).toMatchObject([
      { kind: 'search', field: 'shortDescription' },
      { kind: 'search', field: 'seoDescription' },
      { kind: 'picture', field: 'body' },
    ])
    expect(await found({ ...data, status: 'SCHEDULED' }, id)).toHaveLength(2)
  })

  test('with findings is published all the same, and only who writes content is told', async () => {
    expect((await ask('POST', '/posts', whole({ mediaId: null, body: '<p><a href="/gone">x</a></p>' }))).status).toBe(
      200,
    )
    const { token: other } = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
    expect((await ask('POST', '/post-findings/new', { content: whole() }, other)).status).toBe(403)
    expect((await ask('POST', `/post-findings/${gone}`, { content: whole() })).status).toBe(404)
    const { token: stranger } = await two.signIn({ userType: 'ADMIN' })
    const id = await made('/posts', whole())
    const elsewhere = await two.call('POST', `/api/v1/post-findings/${id}`, {
      token: stranger,
      body: { content: whole() },
    })
    expect(elsewhere.status).toBe(404)
    const faulty = await ask('POST', '/post-findings/new', { content: whole({ mediaId: 1 }) })
    expect([faulty.status, faulty.body.errors[0].field]).toEqual([400, 'content.mediaId'])
  })
})

describe('the text of a post', () => {
  const messages = async (body: string, more: object = {}) =>
    (await found(whole({ body, ...more }))).map(({ kind, field, message }) => [kind, field, message].join(' · '))

  // Shows B322.
  test('may link to what is there, to itself and elsewhere', async () => {
    const hrefs = ['/care', '/care#washing', '/blog/own', `/p/${product.path}`, 'https://example.com/x', '#top']
    const body = hrefs.map((href) => `<p><a href="${href}">there</a></p>`).join('')
    expect(await messages(body, { path: 'own' })).toEqual([])
  })

  // Shows B322.
  test('is warned of links that lead nowhere, and of empty ones', async () => {
    const body = '<p><a href="/gone">a</a><a href="/care#no">b</a><a href="#no">c</a><a>d</a><a href="/care"> </a></p>'
    expect(await messages(body)).toEqual([
      'link · body · There is no page “/gone” on this site that visitors can open.',
      'link · body · The link leads to the part “#no” of /care, which is not there.',
      'link · body · The link leads to the part “#no” of this page, which is not there.',
      'link · body · The link “d” has no address.',
      'link · body · The link to “/care” has no text.',
    ])
  })

  // Shows B322.
  test('is warned of pictures, videos and products that are gone, and of pictures without a description', async () => {
    const body = [
      `<figure data-picture="${cover}" data-alt="A pot" data-caption=""></figure>`,
      `<figure data-picture="${cover}" data-alt=" " data-caption="Our pot"></figure>`,
      '<figure data-picture="goneforever1" data-alt="" data-caption=""></figure>',
      '<figure data-video="/media/goneforever2/video.mp4" data-caption="The kiln"></figure>',
      `<figure data-product="${product.path}"></figure>`,
      '<figure data-product="gone-pot"></figure>',
    ].join('')
    expect(await messages(body)).toEqual([
      'gone · body · There is no product “gone-pot” on this site that visitors can open.',
      'picture · body · The picture “Our pot” has no description for people who cannot see it.',
      'gone · body · A picture in the text is no longer in the library, so visitors do not see it.',
      'gone · body · The video “The kiln” is no longer in the library, so visitors do not see it.',
    ])
  })

  // Shows B322.
  test.each([
    ['<h2>One</h2><h3>Two</h3><h4>Three</h4><h2>Four</h2><h3>Five</h3>', []],
    ['<h3>One</h3>', ['“One” is a subheading that follows a title. It should be a heading.']],
    ['<h2>One</h2><h4>Two</h4>', ['“Two” is a small heading that follows a heading. It should be a subheading.']],
  ])('is warned of headings that leave a level out: %s', async (body, expected) => {
    expect((await messages(body)).map((text) => text.replace('heading · body · ', ''))).toEqual(expected)
  })
})
