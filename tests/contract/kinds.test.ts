import { describe, expect, test } from 'vitest'
import { sections } from '../../src/sections/registry.ts'
import { serverKinds } from '../../src/server/kinds.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { recordReads } from '../../src/server/render/reads.ts'
import { addressOf, type KindName, kindNames, kinds, plainAddress } from '../../src/shared/content/kinds/index.ts'
import { hrefOf } from '../../src/shared/content/pages/links.ts'
import { pathFault } from '../../src/shared/content/pages/page-path.ts'
import { matchPath } from '../../src/shared/content/pages/paths.ts'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { openKeepers } from '../support/enumerations/kinds.ts'
import { photo, upload } from '../support/files/upload.ts'
import { overHttp } from '../support/outside/http.ts'

/** Promises for every kind with a public address (docs/kinds.md). */

const { app, one, two, owner } = await testApp()
const get = await overHttp(app)
const { origin } = (await one.ctx()).site
const keepers = await openKeepers(one)
const editor = await openEditor(one)
const { token } = await one.signIn({ userType: 'ADMIN' })

const hasTemplate = (kind: KindName) => kinds[kind].prefix !== ''
const withTemplate = kindNames.filter(hasTemplate)
for (const kind of withTemplate) {
  const type = sections.find(({ only }) => only === kind)?.type
  const document = { sections: [type ? { id: 'a', type } : words('Shown by its template')] }
  for (const site of [one, two])
    await createPage(await site.ctx(), { kind: 'template', key: kind, title: kind, document })
}

/** A path as it is stored; a page's begins with a slash. */
const pathOf = (kind: KindName, name: string) => (hasTemplate(kind) ? name : `/${name}`)

let count = 0

let pictures = 0
/** The library keeps one picture of the same bytes, so each is a row taller. */
async function newPicture(): Promise<string> {
  const bytes = await photo(900, 600 + pictures++)
    .png()
    .toBuffer()
  return (await upload(one, { token, bytes })).body.data._id
}
const shared = await newPicture()

/** A thing that the public sees, in letters that an address must encode. */
async function add(kind: KindName, picture = shared) {
  const name = `वस्तु-${++count}`
  const given = { title: `Thing ${count} of the kind`, path: pathOf(kind, name), picture }
  const id = await keepers[kind].add(given)
  return { ...given, id, address: addressOf(kind, given.path) }
}

const show = (address: string) => get(one.host, address)
const shown = (address: string) => expect.poll(() => show(address), { timeout: 10_000 })

/** How often a page is made for one who asks: not at all once it is kept. */
async function makesFor(address: string): Promise<number> {
  const { makes } = app.pages.cache.stats()
  await show(address)
  return app.pages.cache.stats().makes - makes
}

const listed = async () => (await show('/sitemap.xml')).text

test('every kind is stated by its module, in the order that choosers have', () => {
  expect(Object.keys(serverKinds)).toEqual(kindNames)
})

describe.each(kindNames)('a thing of the kind %s', (kind) => {
  // Shows R7.
  test('is at its address, and not on another site', async () => {
    const { address, path, title } = await add(kind)
    expect(address).toBe(encodeURI(plainAddress(kind, path)))
    expect(decodeURI(hrefOf({ type: kind, value: path }) ?? '')).toBe(plainAddress(kind, path))
    const { status, text } = await show(address)
    expect({ status, title: text.includes(title) }).toEqual({ status: 200, title: true })
    expect((await get(two.host, address)).status).toBe(404)
    expect((await show(addressOf(kind, pathOf(kind, 'not-there')))).status).toBe(404)
  })

  test('has a head of its own: title, canonical address and picture', async () => {
    const { address, title, picture } = await add(kind)
    const { text } = await show(address)
    expect(text).toContain(`<title>${title} · Site one</title>`)
    expect(text).toContain(`<link rel="canonical" href="${origin}${address}"/>`)
    expect(text).toContain(`<meta property="og:url" content="${origin}${address}"/>`)
    expect(text).toContain(`<meta property="og:image" content="${origin}/media/${picture}/960"/>`)
  })

  test('stands in the sitemap of its site alone', async () => {
    const { address } = await add(kind)
    expect(await listed()).toContain(`<loc>${origin}${address}</loc>`)
    expect((await get(two.host, '/sitemap.xml')).text).not.toContain(address)
  })

  // Shows B128.
  test('has a page that is kept until the thing changes', async () => {
    const { id, address, title } = await add(kind)
    // Announcements of the new record may still be pending.
    await expect.poll(() => makesFor(address), { timeout: 10_000 }).toBe(0)
    expect((await show(address)).text).toContain(title)
    await keepers[kind].change(id, { title: 'Another title' })
    await shown(address).toMatchObject({ status: 200, text: expect.stringContaining('<title>Another title · ') })
  })

  // Shows B128.
  test('leads on from each address that it had, however often it moves', async () => {
    const { id, path, address } = await add(kind)
    const [next, last] = [`${path}-next`, `${path}-last`]
    for (const to of [next, last]) {
      await keepers[kind].change(id, { path: to })
      await shown(`${address}?p=2`).toMatchObject({ status: 301, headers: { location: `${addressOf(kind, to)}?p=2` } })
    }
    await shown(addressOf(kind, next)).toMatchObject({ status: 301, headers: { location: addressOf(kind, last) } })
    expect((await show(addressOf(kind, last))).status).toBe(200)
    const sitemap = await listed()
    expect(sitemap).toContain(`<loc>${origin}${addressOf(kind, last)}</loc>`)
    expect(sitemap).not.toContain(`<loc>${origin}${address}</loc>`)
  })

  test('gives up an address that another of its kind takes', async () => {
    const moved = await add(kind)
    await keepers[kind].change(moved.id, { path: `${moved.path}-away` })
    await shown(moved.address).toMatchObject({ status: 301 })
    await keepers[kind].add({ ...moved, title: 'Who came later' })
    await shown(moved.address).toMatchObject({ status: 200, text: expect.stringContaining('Who came later') })
  })

  test('keeps its picture in the library, which tells where it is shown', async () => {
    const { picture, title } = await add(kind, await newPicture())
    const { body } = await one.call('GET', `/api/v1/media/${picture}`, { token })
    expect(body.data.usedIn).toEqual([expect.objectContaining({ kind, title })])
    expect((await one.call('DELETE', `/api/v1/media/${picture}`, { token })).status).toBe(409)
  })
})

// Shows B128.
test.each(['product', 'post'] as const)('a draft of the kind %s takes no address that leads on', async (kind) => {
  const moved = await add(kind)
  const [away, later] = [`${moved.path}-away`, `${moved.path}-later`]
  await keepers[kind].change(moved.id, { path: away })
  const leadsOn = { status: 301, headers: { location: addressOf(kind, away) } }
  await shown(moved.address).toMatchObject(leadsOn)
  const draft = await keepers[kind].add({ ...moved, title: 'Not yet', status: 'DRAFT' })
  await shown(moved.address).toMatchObject(leadsOn)
  await keepers[kind].change(draft, { path: later })
  await shown(moved.address).toMatchObject(leadsOn)
})

describe.each(withTemplate)('the template of the kind %s', (kind) => {
  test('tells search engines the way from the home page to each thing', async () => {
    const { address, path, title } = await add(kind)
    const { text } = await show(address)
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    const crumbs = data.find((part) => part['@type'] === 'BreadcrumbList')?.itemListElement
    expect(crumbs[0]).toMatchObject({ position: 1, name: 'Home', item: `${origin}/` })
    const own = { position: crumbs.length, name: title, item: origin + plainAddress(kind, path) }
    expect(crumbs.at(-1)).toMatchObject(own)
  })

  test('is shown at its addresses, which no page may have', () => {
    expect(matchPath(addressOf(kind, 'x'))).toMatchObject({ route: { template: kind, kind }, params: { path: 'x' } })
    expect(pathFault(addressOf(kind, 'x'))).toContain(kinds[kind].prefix)
  })

  test('is edited with an example that the public can find', async () => {
    await add(kind)
    const path = await serverKinds[kind].example?.(recordReads(await one.ctx(), new Set()))
    const { rows } = await owner.query('select id from pages where site_id = $1 and key = $2', [one.id, kind])
    const canvas = await editor.call('GET', `/pages/${rows[0].id}/canvas`)
    expect(canvas.body.data.info).toMatchObject({ path: addressOf(kind, path ?? 'none'), params: { path } })
    expect((await show(canvas.body.data.info.path)).status).toBe(200)
  })
})
