import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'

const { app, one, two, owner } = await testApp()
const get = await overHttp(app)
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['settings'] })
const editor = await openEditor(one)
await editor.publish('/about', [words('About')])

const folder = 'node_modules/@fontsource-variable'
const file = await readFile(`${folder}/anek-latin/files/anek-latin-vietnamese-wght-normal.woff2`)
const large = await readFile(
  `${folder}/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-standard-normal.woff2`,
)

type Given = { bytes?: Uint8Array; family?: string; weights?: string; style?: string; as?: string }

async function upload({
  bytes = file,
  family = 'Aangan Sans',
  weights = '100 900',
  style = 'normal',
  as = token,
}: Given) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'font.woff2'))
  for (const [name, value] of Object.entries({ family, weights, style })) form.set(name, value)
  const sent = new Request('http://x', { method: 'POST', body: form })
  const body = await sent.blob()
  const headers = { 'content-type': sent.headers.get('content-type') ?? '', 'content-length': String(body.size) }
  return one.call('POST', '/api/v1/fonts', { token: as, body, headers })
}

async function choose(name: string) {
  const { body } = await one.call('GET', '/api/v1/settings', { token })
  const { theme, revision } = body.data
  const fonts = { ...theme.fonts, heading: { ...theme.fonts.heading, name } }
  return one.call('PATCH', '/api/v1/settings', { token, body: { revision, theme: { ...theme, fonts } } })
}

const remove = (id: string) => one.call('DELETE', `/api/v1/fonts/${id}`, { token })
const page = async () => (await get(one.host, '/about')).text

beforeEach(async () => {
  await choose('Newsreader')
  const { body } = await one.call('GET', '/api/v1/fonts', { token })
  for (const { _id } of body.data) await remove(_id)
})

describe("a site's own font", () => {
  test('is kept, listed, and served as a font for its own pages, for a year', async () => {
    const { status, body } = await upload({})
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ family: 'Aangan Sans', weights: '100 900', style: 'normal', bytes: file.length })
    const listed = await one.call('GET', '/api/v1/fonts', { token })
    expect(listed.body.data).toEqual([body.data])
    const served = await get(one.host, `/media/fonts/${body.data._id}.woff2`)
    expect(served).toMatchObject({ status: 200, bytes: file.length })
    expect(served.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
    })
    const { etag } = served.headers
    expect((await get(one.host, `/media/fonts/${body.data._id}.woff2`, { 'if-none-match': String(etag) })).status).toBe(
      304,
    )
  })

  test('is not there on another site, nor under another name', async () => {
    const { body } = await upload({})
    expect((await get(two.host, `/media/fonts/${body.data._id}.woff2`)).status).toBe(404)
    expect((await get(one.host, `/media/fonts/${body.data._id}.woff`)).status).toBe(404)
    expect((await get(one.host, '/media/fonts/nothing.woff2')).status).toBe(404)
  })

  // Shows E33.
  test('is on every page as soon as it is chosen, fetched ahead and shown once it is there; then not any more', async () => {
    const { body } = await upload({})
    expect(await page()).not.toContain('Aangan')
    expect((await choose('Aangan Sans')).status).toBe(200)
    const url = `/media/fonts/${body.data._id}.woff2`
    await expect.poll(page).toContain(`@font-face{font-family:'Aangan Sans'`)
    const shown = await page()
    expect(shown).toContain('font-display:swap')
    expect(shown).toContain(`--font-heading:'Aangan Sans', `)
    expect(shown).toMatch(new RegExp(`<link rel="preload" as="font" type="font/woff2" href="${url}"`))
    await choose('Newsreader')
    await expect.poll(page).not.toContain('Aangan')
  })

  test('that is given another file shows it on every page at once', async () => {
    await upload({ weights: '400' })
    await choose('Aangan Sans')
    await expect.poll(page).toContain('font-weight:400')
    await upload({ weights: '700' })
    await expect.poll(page).toContain('font-weight:700')
  })

  // Shows B49.
  test('that the theme uses is not deleted, and it is said where', async () => {
    const { body } = await upload({})
    await choose('Aangan Sans')
    const refused = await remove(body.data._id)
    expect(refused).toMatchObject({
      status: 409,
      body: { msg: '“Aangan Sans” is used for headings. Choose another font there and save, then delete this one.' },
    })
    await choose('Newsreader')
    expect((await remove(body.data._id)).status).toBe(200)
    expect((await remove(body.data._id)).status).toBe(404)
  })

  test('that is not there cannot be chosen', async () => {
    const refused = await choose('Nowhere Serif')
    expect(refused).toMatchObject({ status: 409, body: { msg: 'There is no font named “Nowhere Serif”.' } })
  })

  test('whose file is too large, or no font, is refused at its file', async () => {
    const tooLarge = await upload({ bytes: large })
    expect(tooLarge.status).toBe(413)
    const picture = await upload({ bytes: Buffer.from('GIF89a'.padEnd(200)) })
    expect(picture).toMatchObject({ status: 415, body: { errors: [{ field: 'file' }] } })
    expect(picture.body.msg).toContain('WOFF2')
  })

  test.each([
    [{ family: "x'}body{color:red" }, 'family'],
    [{ family: '' }, 'family'],
    [{ family: 'newsreader' }, 'family'],
    [{ weights: '450' }, 'weights'],
    [{ weights: '900 100' }, 'weights'],
    [{ style: 'oblique' }, 'style'],
  ])('given as %o is refused at that field', async (given, field) => {
    expect(await upload(given)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  // Shows B49.
  test('is one of four at most, and no two are for the same letters', async () => {
    await upload({ weights: '100' })
    expect(await upload({ weights: '100' })).toMatchObject({ status: 409, body: { errors: [{ field: 'family' }] } })
    const others = ['200', '300', '400', '500', '600'].map((weights) => upload({ weights }))
    const statuses = (await Promise.all(others)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 200, 409, 409])
  })

  test('is for staff who may change settings', async () => {
    const content = await one.signIn({ userType: 'STAFF', permissions: ['content'] })
    expect((await upload({ as: content.token })).status).toBe(403)
    expect((await one.call('GET', '/api/v1/fonts')).status).toBe(401)
  })
})

// Shows S86.
test('a change of dark colours, schemes, space and size is on every page at once', async () => {
  const { body } = await one.call('GET', '/api/v1/settings', { token })
  const { theme, revision } = body.data
  const scheme = {
    slot: 'scheme-1',
    title: 'Festival',
    text: '#2a0f2e',
    bg: '#fdf0e3',
    accent: '#b3164f',
    button: { backgroundColor: '#b3164f', textColor: '#ffffff' },
  }
  expect(await page()).not.toContain('ground-scheme-1')
  const sent = { ...theme, density: 'airy', typeScale: 'large', schemes: [scheme] }
  const saved = await one.call('PATCH', '/api/v1/settings', { token, body: { revision, theme: sent } })
  expect(saved.status).toBe(200)
  await expect.poll(page).toContain('.ground-scheme-1{--text:#2a0f2e')
  expect(await page()).toContain('--air:1.3;--heading-size:1.16')
  await owner.query("update sites set settings = settings - 'theme' where id = $1", [one.id])
})
