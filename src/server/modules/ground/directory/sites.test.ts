import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { createSite } from './create-site.ts'
import { openSiteDirectory } from './sites.ts'

const { services, owner, one, directory } = await testApp()

type Listener = Parameters<typeof services.bus.listen>[0]

/** A directory with a fake bus and clock that counts its queries. */
function ownDirectory() {
  const listeners: Listener[] = []
  const bus = { ...services.bus, listen: (listener: Listener) => void listeners.push(listener) }
  const state = { queries: 0, now: Date.now() }
  const { platform } = services.database
  const select = ((...given: Parameters<typeof platform.select>) => {
    state.queries++
    return platform.select(...given)
  }) as typeof platform.select
  const counted = { ...platform, select } as unknown as typeof platform
  const database = { ...services.database, platform: counted }
  const directory = openSiteDirectory({ ...services, bus, database, now: () => new Date(state.now) })
  return { directory, listeners, state }
}

test('a site that changes while it is looked up is not kept as it was', async () => {
  const { directory, listeners } = ownDirectory()
  const looking = directory.byHost(one.host)
  await owner.query("update sites set name = 'New name' where id = $1", [one.id])
  for (const listener of listeners) listener.changed(one.id, ['site'])
  await looking
  // If the reply came before the change, it was forgotten and looked up again.
  expect((await directory.byHost(one.host))?.name).toBe('New name')
})

test('overlong hosts are rejected without a query', async () => {
  const { directory, state } = ownDirectory()
  expect(await directory.byHost(`${one.host}:${'1'.repeat(5_000)}`)).toBeUndefined()
  expect(state.queries).toBe(0)
})

test('every spelling of a host is the same site, found once', async () => {
  const { directory, state } = ownDirectory()
  const spellings = ['', ':3000', ':000080', ':', '.', '.:3000'].flatMap((end) => [
    `${one.host}${end}`,
    `${one.host.toUpperCase()}${end}`,
  ])
  for (const host of spellings) expect((await directory.byHost(host))?.id).toBe(one.id)
  for (const host of spellings) expect(directory.known(host)?.id).toBe(one.id)
  expect(state.queries).toBe(1)
  for (const host of [`${one.host}:80:80`, `x${one.host}`, `${one.host}..`, ` ${one.host}`])
    expect(await directory.byHost(host)).toBeUndefined()
})

describe('a host without a site', () => {
  test('is asked after once, until some seconds have passed', async () => {
    const { directory, state } = ownDirectory()
    for (let asked = 0; asked < 20; asked++) expect(await directory.byHost(`nobody.example:${asked}`)).toBeUndefined()
    expect(state.queries).toBe(1)
    state.now += 11_000
    await directory.byHost('nobody.example')
    expect(state.queries).toBe(2)
  })

  test('costs a few queries however many different ones come at once, and delays no other host for long', async () => {
    const { directory, state } = ownDirectory()
    const unknown = Array.from({ length: 3_000 }, (_, index) => directory.byHost(`made-up-${index}.example`))
    const known = directory.byHost(one.host)
    expect(await Promise.all(unknown)).toEqual(unknown.map(() => undefined))
    expect((await known)?.id).toBe(one.id)
    expect(state.queries).toBeLessThanOrEqual(7)
  })

  test('is refused for now when more wait than can be asked after', async () => {
    const { directory, state } = ownDirectory()
    const all = Array.from({ length: 6_000 }, (_, index) => directory.byHost(`flood-${index}.example`))
    const refused = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(1_000)
    expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } })
    expect(state.queries).toBe(10)
  })

  test('is found in every process as soon as a site is made for it, or has it as its domain', async () => {
    const elsewhere = openSiteDirectory(services)
    for (const each of [directory, elsewhere])
      for (const host of ['three.localhost', 'three.example.com']) expect(await each.byHost(host)).toBeUndefined()
    const made = await createSite(services, {
      key: 'three',
      name: 'Site three',
      kind: 'site',
      settings: {},
      isOpen: true,
    })
    for (const each of [directory, elsewhere])
      await expect.poll(async () => (await each.byHost('three.localhost'))?.origin).toBe('http://three.localhost:3000')
    await owner.query("select add_domain('three', 'Three.example.com.')")
    for (const each of [directory, elsewhere]) {
      await expect.poll(async () => (await each.byHost('three.example.com'))?.id).toBe(made.id)
      await expect
        .poll(async () => (await each.byHost('three.localhost'))?.origin)
        .toBe('http://three.example.com:3000')
    }
  })
})

test('only an owner can give a site a domain', async () => {
  await expect(services.database.query("select add_domain('one', 'two.example.com')")).rejects.toThrow(
    'permission denied',
  )
  await expect(owner.query("select add_domain('nobody', 'two.example.com')")).rejects.toThrow(
    'no site has the key nobody',
  )
})
