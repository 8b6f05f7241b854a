import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../src/server/platform/context.ts'
import { openSavedPages } from '../../src/server/render/saved-pages.ts'
import { testApp } from '../support/app.ts'
import { openEditor, words } from '../support/editing.ts'
import { overHttp } from '../support/outside/http.ts'

const hour = 3_600_000
let time = new Date('2026-03-10T12:00:00Z')
const { app, services, one, two, owner, another } = await testApp({ now: () => time })
const get = await overHttp(app)
const editor = await openEditor(one)
const story = await editor.publish('/story', [words('How we weave')])
await editor.publish('/care', [words('Wash it cold')])
await (await openEditor(two)).publish('/story', [words('How we bake')])
const file = path.join(services.config.dataDir, 'cache', 'pages')

const save = (build = 'build') => openSavedPages(services, app.pages.cache, build).save()

/** A process that starts now, over the same database and folder. */
async function start(build = 'build') {
  const next = await another()
  await openSavedPages(next.services, next.pages.cache, build).load()
  const ask = await overHttp(next)
  return {
    /** Words of the page, and whether it had to be made. */
    async read(host: string, at: string) {
      const { makes } = next.pages.cache.stats()
      const { text, headers } = await ask(host, at)
      const words = /How we \w+|Wash it \w+/.exec(text)?.[0]
      return { words, made: next.pages.cache.stats().makes > makes, etag: headers.etag }
    },
    pages: () => next.pages.cache.stats().entries,
  }
}

let heading = 'How we weave'

async function rename(to: string): Promise<void> {
  heading = to
  const { revision } = await editor.read(story._id)
  const saved = await editor.save(story, [words(to)], revision)
  await editor.call('POST', `/pages/${story._id}/publish`, { revision: saved.body.data.revision })
}

beforeEach(async () => {
  time = new Date('2026-03-10T12:00:00Z')
  app.pages.cache.clear()
  for (const at of ['/story', '/care']) expect((await get(one.host, at)).status).toBe(200)
  expect((await get(two.host, '/story')).status).toBe(200)
})

describe('pages that were finished when a process stopped', () => {
  // Shows B24.
  test('are there when the next one starts, as they were, each for its own site', async () => {
    const { headers } = await get(one.host, '/story')
    await save()
    const { read } = await start()
    expect(await read(one.host, '/story')).toEqual({ words: heading, made: false, etag: headers.etag })
    expect(await read(two.host, '/story')).toMatchObject({ words: 'How we bake', made: false })
  })

  test('are there in every encoding that was asked for, none spoiled and none mixed up', async () => {
    const encodings = ['br', 'gzip', 'identity']
    const answers = (ask: typeof get) =>
      Promise.all(encodings.map((encoding) => ask(one.host, '/story', { 'accept-encoding': encoding })))
    const before = await answers(get)
    await save()
    const next = await another()
    await openSavedPages(next.services, next.pages.cache, 'build').load()
    const [page] = next.pages.cache.entries().filter(({ key }) => key === `${one.id} /story`)
    expect(Object.keys(page?.made.bodies ?? {}).sort()).toEqual([...encodings].sort())
    const after = await answers(await overHttp(next))
    const told = ({ text, headers }: (typeof before)[number]) => [text, headers.etag, headers['content-encoding']]
    expect(after.map(told)).toEqual(before.map(told))
    expect(new Set(after.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('are made again when they changed while no process ran; the others are not', async () => {
    await save()
    await rename('How we dye')
    const { read } = await start()
    expect(await read(one.host, '/story')).toMatchObject({ words: 'How we dye', made: true })
    expect(await read(one.host, '/care')).toMatchObject({ words: 'Wash it cold', made: false })
    expect(await read(two.host, '/story')).toMatchObject({ words: 'How we bake', made: false })
  })

  // Shows B24.
  test('are made again when what changes them had begun before and was committed after', async () => {
    let begun = () => {}
    let finish = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const mayFinish = new Promise<void>((resolve) => (finish = resolve))
    const changing = transaction(await one.ctx(), async (ctx) => {
      await services.bus.announce(ctx.db, one.id, [`page:${story._id}`, 'site'])
      begun()
      await mayFinish
    })
    await hasBegun
    // Others that began later are over by then.
    await services.bus.announce(await one.ctx().then(({ db }) => db), one.id, ['nothing'])
    await save()
    finish()
    await changing
    expect(await (await start()).read(one.host, '/story')).toMatchObject({ made: true })
    expect(await (await start()).read(two.host, '/story')).toMatchObject({ made: false })
  })

  test('are saved as of what was committed, also when this process has not yet heard of it', async () => {
    const later = await another()
    const ask = await overHttp(later)
    expect((await ask(one.host, '/story')).text).toContain(heading)
    await rename('How we spin')
    await openSavedPages(later.services, later.pages.cache, 'build').save()
    expect(await (await start()).read(one.host, '/story')).toMatchObject({ words: 'How we spin' })
  })

  test('hear of changes from the moment they are there', async () => {
    await save()
    const { read } = await start()
    await rename('How we sew')
    await expect.poll(async () => (await read(one.host, '/story')).words).toBe('How we sew')
  })

  test('that stop being true by the clock are made again', async () => {
    for (const { made } of app.pages.cache.entries()) if (made.tags.has('site')) made.expiresAt = time.getTime() + hour
    await save()
    time = new Date(time.getTime() + hour + 1)
    expect(await (await start()).read(one.host, '/story')).toMatchObject({ made: true })
  })
})

describe('nothing is taken over', () => {
  test('from another program', async () => {
    await save('older')
    expect((await start('newer')).pages()).toBe(0)
  })

  test('with other settings', async () => {
    await save()
    const { config } = services
    services.config = { ...config, platformHost: 'shops.example' }
    expect((await start()).pages()).toBe(0)
    services.config = config
    expect((await start()).pages()).toBe(3)
  })

  test('by a database that does not know of the save: an older one, brought back', async () => {
    await save()
    await owner.query('delete from bus.saved_caches')
    expect((await start()).pages()).toBe(0)
  })

  test('by another server, to which the database was moved', async () => {
    await save()
    await owner.query('update bus.saved_caches set server = server + 1')
    expect((await start()).pages()).toBe(0)
  })

  test('after a day, when announcements may have been forgotten', async () => {
    await save()
    await owner.query("update bus.saved_caches set made_at = now() - interval '25 hours'")
    expect((await start()).pages()).toBe(0)
    await owner.query("update bus.saved_caches set made_at = now() - interval '23 hours'")
    expect((await start()).pages()).toBe(3)
  })

  test.each([
    ['cut off in its first line', (bytes: Buffer) => bytes.subarray(0, 100)],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('{"madeBy":1}\n')],
  ])('from a file that is %s, and the process starts', async (_, spoil) => {
    await save()
    await writeFile(file, spoil(await readFile(file)))
    const { pages, read } = await start()
    expect(pages()).toBe(0)
    expect(await read(one.host, '/story')).toMatchObject({ words: heading, made: true })
  })

  test('of a page whose bytes are not those that were saved; the others are whole', async () => {
    await save()
    const bytes = await readFile(file)
    bytes.write('HOW WE', bytes.indexOf(heading))
    await writeFile(file, bytes)
    const { read } = await start()
    expect(await read(one.host, '/story')).toMatchObject({ words: heading, made: true })
    expect(await read(two.host, '/story')).toMatchObject({ words: 'How we bake', made: false })
  })
})

test('addresses that are no pages of their own are not saved', async () => {
  expect((await get(one.host, '/nowhere')).status).toBe(404)
  await save()
  expect((await start()).pages()).toBe(3)
})
